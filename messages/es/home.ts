import type * as model from '../en/home.ts';

/** The home page, except the tone demo. */
export const home = {
  hero: {
    edit: '[-Contenido-][+Palabras+] que vale la pena [-compartir.-][+firmar.+]',
    subhead:
      'Discursos, artículos de opinión, publicaciones de LinkedIn y biografías en inglés para la alta dirección. Los escribe alguien que aprende cómo piensa usted y nunca aparece.',
    disclaimer: 'Los textos se entregan solo en inglés.',
    cta: 'Reserve una consulta',
    video_label: 'Tinta que avanza despacio sobre papel',
    video_pause: 'Pausar la animación',
    video_play: 'Reproducir la animación',
  },
  clients: {
    heading: 'He escrito para la dirección de',
    note: 'Las empresas aparecen con su permiso. Las personas, nunca.',
    note_sample: 'Descripciones de ejemplo. Aquí solo habrá nombres reales con permiso.',
    items: {
      c1: 'Banco internacional',
      c2: 'Grupo energético',
      c3: 'Empresa de software',
      c4: 'Fabricante de equipos médicos',
      c5: 'Aerolínea',
      c6: 'Universidad de investigación',
    },
  },
  press: {
    heading: 'En la prensa',
    note: 'Artículos y menciones. Cada enlace se abre en una pestaña nueva.',
    items: {
      p1: 'Un diario nacional',
      p2: 'Un semanario económico',
      p3: 'Una revista del sector',
      p4: 'Un programa de radio pública',
    },
  },
  testimonials: {
    heading: 'Lo que dicen, sin firma',
    note: 'Con cargo y empresa. Los nombres no se publican nunca.',
    items: {
      t1: {
        quote:
          'Mandé cuarenta minutos de notas de voz desde un aeropuerto. Me devolvieron once, con mis propias palabras y en el orden que llevaba buscando desde que acepté el cargo.',
        author: 'Director general, grupo energético europeo',
      },
      t2: {
        quote:
          '¿La verdad? Odio LinkedIn. Quería que alguien me lo quitara de encima. Ahora publico cada quince días, sueno como en mis días buenos y quienes vienen a una entrevista me repiten mis frases.',
        author: 'Fundadora, empresa de software',
      },
      t3: {
        quote:
          'Un discurso de graduación tiene que contentar al consejo universitario, a las familias y, si queda tiempo, a quienes se gradúan. Este calló todo lo que se esperaba que dijera y por eso resultó más afectuoso.',
        author: 'Rectora, universidad de investigación',
      },
      t4: {
        quote:
          'Esperaba adjetivos y me llegaron preguntas: qué cambió, quién lo paga, qué pasa si nos equivocamos. A la tercera ya sabía de qué trataba la columna. El periódico movió una coma.',
        author: 'Director financiero, empresa industrial que cotiza en bolsa',
      },
      t5: {
        quote:
          'Mi padre abrió esas tiendas y a mí me tocaba decir que algunas cerraban. Con el primer borrador lloré. Con el cuarto pude decirlo de pie, delante de gente que lo había conocido.',
        author: 'Presidenta, grupo comercial familiar',
      },
    },
  },
  services: {
    heading: 'Lo que escribo',
    intro: 'Cinco tipos de texto y una sola manera de trabajar: yo pregunto, usted habla, yo escribo.',
    cards: {
      speeches: {
        title: 'Discursos breves',
        copy: 'Once minutos como máximo y una frase que se repita en la cena. Para la conferencia, el encuentro con los equipos y el brindis.',
        cta: 'Discursos para la alta dirección',
        image_alt: 'Tres líneas de un discurso, marcadas para la voz.',
      },
      linkedin: {
        title: 'LinkedIn',
        copy: 'Una decisión que usted tomó y lo que le costó. Publicaciones para los pocos cientos de personas cuya opinión le importa.',
        cta: 'LinkedIn con criterio',
        image_alt: 'Las primeras líneas de una publicación, reducidas a lo que tenía que decir.',
      },
      articles: {
        title: 'Artículos y columnas',
        copy: 'Un argumento, planteado pronto, con la mejor objeción respondida. Escrito para un editor que nunca ha oído hablar de usted.',
        cta: 'Artículos y columnas',
        image_alt: 'El primer párrafo de una columna, con el argumento subrayado.',
      },
      voice: {
        title: 'Una sola voz',
        copy: 'Muchas personas escriben en su nombre. Una guía de cómo habla usted, para que cada texto parezca dictado por usted.',
        cta: 'Una sola voz',
        image_alt: 'Una frase en tres voces; la última se queda.',
      },
      bios: {
        title: 'Biografías',
        copy: 'Alguien leerá la suya en voz alta antes de que usted suba al escenario. De una línea a una página, sin vaguedades.',
        cta: 'Biografías profesionales',
        image_alt: 'Una biografía leída en un atril, con lo que se quitó.',
      },
    },
  },
  // [=…=] marks text that the editor left unchanged.
  outcomes: {
    heading: 'A la hora de la verdad',
    intro: 'Cuatro momentos, sin nombres.',
    stet: '[=Punteado=]: vale, no se toca.',
    context: 'Situación y acción',
    labels: {
      situation: 'Situación',
      action: 'Acción',
      outcome: 'Resultado',
    },
    items: {
      ceo_transition: {
        title: 'Un relevo en la dirección',
        situation:
          'Quien fundó la empresa cedía el mando después de muchos años. El personal ya había leído tres versiones en la prensa.',
        action:
          'Una carta y un discurso de seis minutos, construidos sobre la pregunta que corría por los pasillos: ¿qué va a seguir igual?',
        outcome:
          'El consejo abrió su siguiente reunión con una frase de la carta. [=La nueva dirección todavía la usa.=]',
      },
      human_linkedin: {
        title: 'LinkedIn con voz humana',
        situation:
          'La directora de operaciones publicaba cada semana y fuera de la empresa no la leía nadie.',
        action: 'Se acabaron los comunicados. Cada quince días, una decisión y lo que había costado.',
        outcome:
          'Los jefes de planta empezaron a responder en público. Dos candidatos a un puesto directivo contaron que se presentaron [=por algo que leyeron ahí.=]',
      },
      fireside_chat: {
        title: 'Una conversación en el escenario',
        situation:
          'El director general temía esos cuarenta minutos en un escenario, sin papeles y en un idioma que no era el suyo.',
        action:
          'Nada de guion. Cinco historias con la primera y la última frase fijas, dichas en voz alta hasta que lo de en medio saliera solo.',
        outcome:
          '[=Al moderador se le acabaron las preguntas=] antes que a él las historias. Hoy la grabación se muestra a quienes se incorporan a la empresa.',
      },
      public_crisis: {
        title: 'Una crisis a la vista de todos',
        situation:
          'Un producto defectuoso abría las noticias antes de que se conociera la causa. Los abogados pedían silencio.',
        action:
          'Cuatro frases: qué sabemos, qué no sabemos, qué estamos haciendo y cuándo volveremos a hablar. Y a esa hora hablamos.',
        outcome: 'Al día siguiente [=los medios citaron el comunicado=] en lugar de hacer conjeturas.',
      },
    },
  },
  human_edge: {
    heading: 'Lo que ninguna máquina pregunta',
    body: 'Una herramienta le dará una frase que suena bien. No le dirá que ya la usó quien ocupaba antes su puesto, ni que usted apartó la mirada al decirla.',
    video_title: 'La parte humana, en un video breve',
    video_soon: 'Video próximamente',
    video_load: 'Reproducir el video',
    video_third_party:
      'Al reproducirlo, su navegador se conecta con {service}, que tiene sus propias normas de privacidad.',
    // The video's still image: two lines of a draft with the editor's changes.
    still_1: '[-Lamentamos las posibles molestias.-][+Fallamos. Perdón.+]',
    still_note_1: 'Eso mismo dijo quien estaba antes.',
    still_2: '[-Confío plenamente en-][+Yo elegí a+] este equipo.',
    still_note_2: 'Aquí apartó la mirada.',
  },
  about: {
    heading: 'Yo escribo. Usted habla.',
    p1: 'Me llamo {founder}. Escribo para personas cuyas palabras se repiten, a menudo sin el resto de la frase.',
    p1_no_name: 'Escribo para personas cuyas palabras se repiten, a menudo sin el resto de la frase.',
    p2: 'Casi todo el trabajo es escuchar. Pregunto qué diría usted si nadie tomara nota. Apunto las palabras a las que recurre, las que evita y el momento en que le cambia la voz. Después escribo, y usted me dice dónde deja de reconocerse.',
    p3: 'No firmo nada ni doy pistas en las cenas.',
    p4: 'Si creo que no debería dar ese discurso, se lo diré antes de escribirlo.',
    cta: 'Reserve una consulta',
    portrait_alt: 'Retrato de {founder}',
    portrait_alt_no_name: 'Retrato de quien escribe',
  },
  // In ‘days’, an asterisk marks a day on which the client is needed.
  how: {
    heading: 'Cómo trabajamos',
    intro:
      'Diez días laborables y dos horas y cuarto de las suyas. Si la fecha está más cerca, dígalo: los pasos se quedan, los días se acortan.',
    note: 'Subrayados, los días en que hace falta usted.',
    sample_note: 'Plazos de ejemplo.',
    days_label: 'Días:',
    time_label: 'Su tiempo:',
    steps: {
      1: {
        days: '1*',
        time: '1 hora',
        title: 'Usted habla',
        text: 'Con grabación, si la permite. Pregunto qué ha cambiado, quién tiene más que perder y qué debería hacer la gente a la mañana siguiente.',
      },
      2: {
        days: '2 3 4*',
        time: '15 minutos',
        title: 'Yo busco el argumento',
        text: 'Una página, cinco frases. Usted las cambia hasta que podría decirlas en público.',
      },
      3: {
        days: '5 6 7 8* 9',
        time: '30 minutos',
        title: 'Yo escribo, usted tacha',
        text: 'Un borrador entero. Usted marca dónde deja de reconocerse. Suelen bastar dos vueltas.',
      },
      4: {
        days: '10*',
        time: '30 minutos',
        title: 'Usted lo dice',
        text: 'Lo leemos una vez en voz alta y quito aquello en lo que tropiece. Desde ese momento es suyo.',
      },
    },
  },
  faq: {
    heading: 'Preguntas',
    sample_note: 'Respuestas de ejemplo.',
    items: {
      1: {
        question: '¿Lo sabrá alguien?',
        answer:
          'Por mí, no. No pido que se me cite ni enseño trabajos con nombre. A quién se lo cuente es asunto suyo.',
      },
      2: {
        question: '¿Sonará a mí?',
        answer:
          'Como suena usted en sus días buenos. Para eso es la hora de conversación. Si una frase no es suya, táchela: prefiero perder la frase.',
      },
      3: {
        question: '¿Escribe con IA?',
        answer:
          'Lo que usted firma, no. Vendo un paquete de prompts para los días en que basta un borrador. El trabajo de esta página lo hace una persona que puede decir de dónde salió cada línea.',
      },
      4: {
        question: '¿Cuánto cuesta?',
        answer:
          'Un texto suelto tiene un solo precio, escrito en una carta antes de empezar; el trabajo regular, uno mensual. No cobro por palabra: me convendría dejarlas.',
      },
      5: {
        question: '¿Cuánto tarda?',
        answer:
          'Diez días laborables es lo cómodo; cinco, lo posible. Si es para mañana, le diré si no le conviene más algo más breve.',
      },
      6: {
        question: '¿Por qué solo en inglés?',
        answer:
          'Escribo de oído, y es el inglés el que sé afinar. Podemos hablar en español; el texto llega en inglés.',
      },
      7: {
        question: '¿De quién es el texto?',
        answer: 'Suyo, una vez pagado. Usted lo firma y responde de él. Lo que me pida borrar, lo borro.',
      },
      8: {
        question: '¿Qué no escribe?',
        answer:
          'Lo que sé que es falso, una historia inventada que se cuente como cierta o palabras pensadas para dañar a alguien. Y si creo que no debería dar ese discurso, se lo diré.',
      },
    },
  },
  final_band: {
    heading: '¿Qué le toca decir ahora?',
    body: 'Traiga la fecha, el público y lo que está en juego. Empezamos por ahí.',
    cta: 'Reserve una consulta',
    line: 'Van a citar sus palabras. Elíjalas.',
  },
} satisfies typeof model.home;

/** The tone demo on the home page. Line breaks in a text are intentional. */
export const voiceLab = {
  heading: 'Un dato y nueve maneras de decirlo',
  intro: 'La frase es cierta y nadie la va a recordar. Elija un tono y un formato.',
  start_label: 'La frase tal como llegó',
  // The page adds the quotation marks and the period.
  start_line: 'El trimestre pasado redujimos a la mitad las caídas del sistema',
  // Shown once a tone and a format are chosen, like a newspaper correction: For “…” read …
  correction_for: 'Donde dice',
  correction_read: 'debe decir',
  tone_label: 'Tono',
  format_label: 'Formato',
  tones: {
    visionary: 'Con visión',
    confident: 'Con firmeza',
    empathetic: 'Con empatía',
  },
  formats: {
    speech: 'Discurso',
    linkedin: 'Publicación de LinkedIn',
    soundbite: 'Frase para citar',
  },
  empty_heading: 'Vista previa',
  empty_text: 'Elija un tono y un formato.',
  result_heading: 'Su mensaje, ya revisado',
  announce: '{tone}, {format}. Texto actualizado.',
  copy: 'Copiar el texto',
  copy_failed: 'El navegador no permitió copiar. El texto ya está seleccionado: cópielo con el teclado.',
  reset: 'Empezar de nuevo',
  show_english: 'En inglés',
  show_spanish: 'En español',
  footnote: 'Los nueve textos ya estaban escritos. El suyo empezaría con una conversación.',
  texts: {
    visionary: {
      speech: `El trimestre pasado redujimos a la mitad las caídas del sistema. Hoy quiero hablar de la mitad que queda.

Mientras un sistema pueda fallar, la gente organiza su trabajo alrededor del fallo. Guarda una lista aparte, por si acaso. Promete un poco menos de lo que podría, por si acaso. Ustedes conocen esas tres palabras. Media empresa está construida sobre ellas.

Quiero saber qué haríamos sin ellas. ¿Qué le prometerían a un cliente si supieran que el suelo aguanta? Escríbanlo esta noche. Ese es el plan que quiero leer.`,
      linkedin: `El trimestre pasado redujimos a la mitad las caídas del sistema.

Lo que no esperaba era lo que la gente hizo con la calma.

Un equipo que llevaba años con un plan B por si fallaba nuestro propio sistema lo tiró a la basura. La reunión de los lunes, que era para hablar de averías, pasó a ser para hablar de proyectos. Y luego se hizo más corta.

Antes la fiabilidad me parecía un asunto de ingeniería. Hoy creo que marca hasta dónde se atreve a mirar una empresa.

¿Qué dejó de planear la suya, por si el suelo se mueve?`,
      soundbite: 'El mejor sistema es el que nadie nota. Vamos a mitad de camino.',
    },
    confident: {
      speech: `El trimestre pasado redujimos a la mitad las caídas del sistema. No fue suerte, y lo puedo demostrar.

Dejamos de contar averías y empezamos a leerlas. A cada una le pusimos causa, responsable y fecha. Cuando el arreglo costó más de lo que nos gustaba, lo pagamos. Cuando una versión no estaba lista, esperó, y más de uno se molestó conmigo en esta misma sala.

Es posible que vuelvan a molestarse. La regla sigue. A esta mitad llegamos gracias a ella; pídanme la otra, y pídanmela con cifras cada vez que suba aquí.`,
      linkedin: `Caídas del sistema en el último trimestre: la mitad.

Bastaron tres reglas.

1. Nada sale si no hay alguien que pueda apagarlo.
2. Toda avería tiene una causa por escrito, y el área de finanzas tiene que entenderla.
3. A quien encuentra el punto débil se le dan las gracias antes de arreglarlo.

No compramos nada. Lo difícil fue que alguien con mando dijera que no a una fecha.

Lo dije dos veces. Lo volvería a decir.`,
      soundbite:
        'En un trimestre, la mitad de las caídas. Sabemos cómo lo logramos; por eso podemos repetirlo.',
    },
    empathetic: {
      speech: `El trimestre pasado nuestros sistemas estuvieron caídos la mitad del tiempo que en el anterior. Hay una gráfica y ya la vieron. Yo prefiero hablar del teléfono.

Alguna noche sonó en casa de alguien que hoy está en esta sala. Se levantó, se fue a la cocina para no despertar a los niños y arregló algo que ningún cliente llegó a saber que estaba roto. Y por la mañana vino a trabajar.

Este último trimestre sonó la mitad de las veces. Lo hicieron por los clientes. Espero que en su casa también se haya notado. Gracias. Que descansen.`,
      linkedin: `El trimestre pasado redujimos a la mitad las caídas del sistema. No dejo de pensar en las personas que hay detrás de esa cifra.

Quien atiende al público y pasó la mañana pidiendo perdón por la misma pantalla.
Quien pidió un día libre para resolver algo con nosotros y se volvió a casa sin resolverlo.
La ingeniera que se fue del cumpleaños antes de las velas.

Si usted es una de esas personas: perdón por haber tardado tanto. La mitad es un avance, y todavía es menos de lo que le debíamos.

Seguiré publicando aquí la cifra hasta que aburra.`,
      soundbite:
        'La mitad de las caídas significa la mitad de las noches en vela. Yo llevo la cuenta de las noches.',
    },
  },
} satisfies typeof model.voiceLab;

/** Before and after: an optional section of the home page. */
export const slider = {
  heading: 'Lo que quita el lápiz',
  intro: 'Arrastre la línea. A la izquierda, lo que llegó; a la derecha, lo que se dijo.',
  handle: 'Comparar el antes y el después',
  value: '{percent} % revisado',
  before: 'Antes',
  after: 'Después',
  previous: 'Ejemplo anterior',
  next: 'Ejemplo siguiente',
  position: 'Ejemplo {n} de {total}',
  pairs: {
    reorganization: {
      before: 'Nos complace anunciar una realineación estratégica de nuestro modelo operativo.',
      after: 'El lunes, tres equipos pasan a ser uno. Abajo está a quién llamar.',
    },
    people: {
      before: 'Las personas son nuestro activo más valioso.',
      after: 'Este año les pedí mucho. Esto es lo que reciben a cambio.',
    },
    fault: {
      before: 'Nos tomamos este asunto con la máxima seriedad.',
      after: 'Nos equivocamos. El viernes, a más tardar, les diré cómo ocurrió y cuánto vamos a pagar.',
    },
  },
} satisfies typeof model.slider;

/** The seven questions: an optional section of the home page. */
export const leadMagnet = {
  heading: 'Siete preguntas antes de aceptar un discurso',
  body: 'Imprima la página y guárdela en un cajón. Se contesta en diez minutos y puede ahorrarle una mala noche.',
  email_label: 'Correo de trabajo',
  email_placeholder: 'Escriba su correo de trabajo',
  button: 'Envíeme la página',
  unavailable: 'El envío por correo todavía no funciona. Las siete preguntas están aquí abajo.',
  invalid: 'Escriba una dirección de correo como nombre@empresa.com.',
  required: 'Escriba primero una dirección de correo.',
  guide_heading: 'Las siete preguntas',
  guide: {
    q1: '¿Por qué yo y por qué este año?',
    q2: '¿Quién en la sala tiene algo que perder?',
    q3: '¿Qué idea traen que yo tendría que cambiar?',
    q4: '¿Qué debería hacer de otra manera alguien del público al día siguiente?',
    q5: '¿Quién habla antes que yo? Cuando me toque, ¿seguirá escuchando el público?',
    q6: '¿Qué no puedo decir? ¿Puedo hablar con honestidad sin decirlo?',
    q7: '¿Cuál es la frase que quiero que se repita?',
  },
} satisfies typeof model.leadMagnet;
