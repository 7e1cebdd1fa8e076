import type { services as model } from '../en/services.ts';

/** The five service pages. */
export const services = {
  cta: 'Reserve una consulta',
  work_heading: 'Cómo podemos trabajar',
  nav_heading: 'Todos los servicios',
  nav_label: 'Servicios',
  pager_label: 'Páginas de servicios',
  previous: 'Anterior',
  next: 'Siguiente',
  position: '{n} de {total}',
  headshot_alt: 'Retrato de {founder}, que escribirá sus textos',
  headshot_alt_no_name: 'Retrato de quien va a escribir',
  english_only: 'Los textos se entregan solo en inglés.',
  closing: 'Traiga la fecha, el público y lo que está en juego.',
  // The marked draft: [-struck-], [+written in+], [=left to stand=].
  draft: {
    heading: 'De un borrador',
    caption: 'Un texto mío, corregido como corrijo los suyos.',
    line_1: 'Gracias por venir[+tan temprano+].',
    note_1: 'Agradézcales algo concreto.',
    line_2:
      'El año pasado [-no estuvo exento de retos.-][+perdimos dos plantas.+] Ustedes lo saben; estaban allí.',
    note_2: 'Diga qué pasó y le creerán lo demás.',
    line_3:
      'Lo que no saben es [=qué decidimos en marzo,=] y quiero que lo sepan [-de cara al futuro.-][+por mí, hoy.+]',
    note_3: 'Esto no se toca: es el discurso.',
  },
  pages: {
    speech: {
      seo_service_name: 'Discursos para la alta dirección',
      seo_service_description:
        'Discursos en inglés para quienes dirigen, fundan o presiden, escritos a partir de una conversación y corregidos en voz alta.',
      title: 'Discursos para la alta dirección',
      lede: 'Tiene once minutos. Recordarán uno.',
      intro_1:
        'Un discurso no se puede leer por encima. La gente se sienta, le entrega su tiempo y le mira la cara mientras usted lo gasta. En un minuto sabe si usted cree en lo que dice.',
      intro_2:
        'Escribo para quienes dirigen, fundan o presiden: conferencias, reuniones con el personal, encuentros con inversionistas, graduaciones y esos dos minutos en una cena que acaban pesando más que todo lo anterior. Casi ninguno pasa de doce minutos.',
      intro_3:
        'Empezamos con una conversación, grabada si usted quiere. Pregunto qué cambió, quién tiene más que perder entre el público y qué debería hacer esa gente a la mañana siguiente. Después escribo para su respiración y su oído. Las frases acaban donde usted haría la pausa. No entra ninguna palabra que no diría por teléfono.',
      quote:
        'Levanté la vista al acabar la segunda página y estaban inclinados hacia adelante. Se me había olvidado que una sala puede hacer eso.',
      quote_author: 'Directora general, grupo asegurador',
      option_1_title: 'El discurso completo',
      option_1_body:
        'Para el discurso que ya tiene fecha. Usted pone la ocasión y una hora de conversación; yo, la estructura y el borrador. Recibe un texto compuesto en líneas que se leen de un vistazo, una versión para el teleprónter y media página con la que podría hablar si se fuera la luz. Lo leemos juntos en voz alta y quito todo aquello en lo que tropiece.',
      option_2_title: 'Un repertorio de historias',
      option_2_body:
        'Para lo que usted cuenta muchas veces. Repasamos su vida profesional y elegimos cinco o seis historias capaces de sostener una idea: aquel error, aquella frase que le dijeron, lo que vio en un turno de noche. Cada una tiene versión larga y corta, primera y última frase fijas y un centro libre. Sirven en una mesa redonda, una entrevista o un brindis.',
      why_human_heading: 'Por qué una persona',
      why_human_1:
        'Una máquina puede escribirle un discurso. Será correcto y a nadie le molestará. Pero no estaba allí cuando la sala se quedó en silencio. No sabe que «reestructuración» fue la palabra que se usó la víspera de los últimos despidos, que la mujer de la segunda fila le enseñó el oficio ni que usted se come el final de las frases largas.',
      why_human_2:
        'Yo sí, porque lo pregunté. Un discurso funciona cuando una persona concreta dice algo concreto ante gente a la que le importa. Alguien tiene que averiguar qué es ese algo, oír lo que usted calló y decirle que la segunda página todavía no es verdad.',
    },
    linkedin: {
      seo_service_name: 'Contenido de LinkedIn para directivos',
      seo_service_description:
        'Publicaciones y perfiles de LinkedIn en inglés para la alta dirección, a partir de una conversación cada quince días.',
      title: 'LinkedIn con criterio',
      lede: 'Publique menos y llegue a quien le importa.',
      intro_1:
        'La mayoría de las publicaciones de un directivo se escriben para que alguien las apruebe. Pasan por tres departamentos y salen sin nada que se pueda discutir. El lector lo nota y pasa de largo.',
      intro_2:
        'Yo escribo textos que suenan a una sola persona con un trabajo: usted. Una decisión y lo que costó. Algo que dijo un cliente y que le sigue dando vueltas. Una opinión sobre su sector que defendería en una cena. La gente a la que quiere llegar (candidatos, clientes, el consejo, sus propios equipos) lee en el teléfono, entre una cosa y otra. Merece una primera línea que vaya en serio.',
      intro_3:
        'Suele bastar media hora de conversación cada quince días. Presto atención cuando oigo «a lo mejor esto no interesa, pero…». Lo que sigue es casi siempre el texto. Yo redacto, usted cambia lo que quiera y, cuando le convence, lo publica usted o su oficina. Nada sale sin que usted lo haya leído.',
      quote:
        'Mi equipo me mandaba las publicaciones de la empresa para que les diera un me gusta. Ahora me manda las mías, con comentarios. Alguno no es muy amable. Lo tomo como buena señal.',
      quote_author: 'Director de operaciones, grupo industrial',
      option_1_title: 'Una voz constante',
      option_1_body:
        'Unas pocas publicaciones al mes, a partir de una conversación. Cada una llega con la primera línea probada en una pantalla pequeña y una nota que dice por qué conviene esta semana o por qué es mejor esperar. De vez en cuando miramos quién respondió y con eso decidimos las siguientes.',
      option_2_title: 'Empezar desde cero',
      option_2_body:
        'Para quien lleva tiempo en silencio o heredó un perfil que escribió otra persona. Rehacemos el titular y el «Acerca de», acordamos los tres asuntos de los que le toca hablar y preparamos las ocho primeras publicaciones. Así empieza con algo en la mano y con una lista de lo que dejará a los demás.',
      option_3_title: 'Cuando hay noticia',
      option_3_body:
        'Una salida, unos resultados, un error. Un texto así lo leen primero los suyos y un minuto después todos los demás, y en ese orden lo escribo: el hecho en la primera línea, el motivo en la segunda y qué pasa el lunes antes de dar las gracias. Si lo que hace falta es una llamada y no una publicación, se lo diré.',
    },
    articles: {
      seo_service_name: 'Artículos y columnas para directivos',
      seo_service_description:
        'Columnas, artículos largos y series en inglés para la alta dirección, con datos comprobados y fuentes anotadas.',
      title: 'Artículos y columnas',
      lede: 'Una columna es un argumento, y alguien tiene que estar en contra.',
      intro_1:
        'Los periódicos rechazan casi todo lo que les mandan los directivos por el mismo motivo: habla de su empresa. Publican a alguien por lo que sabe, por lo que vio antes que otros o por algo que se atreve a decir en contra de su propio interés. Eso es lo que buscamos primero. Si no está, se lo diré y escribiremos otra cosa.',
      intro_2:
        'Con el argumento en la mano, la forma viene sola: unas setecientas palabras para un diario, el doble para una revista del sector, más si el asunto lo merece. La tesis está, a más tardar, en el segundo párrafo. La objeción más fuerte se expone con justicia y se responde. Los datos van con sus fuentes en una nota, para que la redacción los compruebe en una mañana.',
      intro_3:
        'Después lo leo como lo leería quien más disfrutaría desmontándolo, y a ese lector le respondemos antes de publicar.',
      quote:
        'Llamaron del periódico para preguntar por una fecha y lo publicaron tal cual. Llevo mucho tiempo en la abogacía. A mí nadie me publica nada tal cual.',
      quote_author: 'Directora jurídica, empresa de pagos',
      option_1_title: 'La columna',
      option_1_body:
        'Una conversación, una página con el argumento en cinco frases y un borrador. Corregimos esas cinco frases hasta que usted pueda decirlas en público; a partir de ahí se escribe deprisa. El envío lo hace usted o su equipo de prensa, y yo añado las tres líneas que van encima en el correo. Nadie puede prometerle un espacio en un periódico. Lo que sí puedo hacer es quitar los motivos habituales de un no.',
      option_2_title: 'El artículo largo',
      option_2_body:
        'Para una revista, un informe o su propia página. Hablo con usted y con quienes hicieron el trabajo, leo y preparo un esquema que usted aprueba antes de que exista un solo párrafo. El texto debería enseñarle algo a la competencia.',
      option_3_title: 'La serie',
      option_3_body:
        'De cuatro a seis textos sobre un mismo asunto a lo largo de un año. En el tercero ya puede citar el primero, y al final se sabe qué piensa usted. Una serie, además, perdona: deja sitio para reconocer en otoño lo que en primavera se dijo mal.',
    },
    voice: {
      seo_service_name: 'Una sola voz para la alta dirección',
      seo_service_description:
        'Una guía de cómo habla quien dirige y una corrección que mantiene cerca de ella todos sus textos en inglés.',
      title: 'Una sola voz',
      lede: 'Seis personas escriben en su nombre. Debería oírse a una sola.',
      intro_1:
        'Las palabras de quien dirige salen de muchas manos: el discurso, de una mesa; la carta a los accionistas, de otra; las publicaciones, de una agencia; el mensaje al personal, de alguien que a las once de la noche seguía despierto. Por separado, están bien. Juntas suenan a un comité que se turna para usar su nombre.',
      intro_2:
        'Se nota. Nadie sabría decir qué falla, pero se confía un poco menos. Y usted pierde horas corrigiendo borradores, línea por línea, con cambios que nadie apunta para la próxima vez.',
      intro_3:
        'Dedico unas horas a escuchar cómo habla, en entrevistas y en grabaciones que ya existan, y leo lo que se publicó con su nombre. Después pongo por escrito cómo suena: cuánto duran sus frases, a qué verbos acude, cómo dice que no, cómo da las gracias, qué bromas son suyas y qué palabras no usaría nunca. Son unas doce páginas, casi todas de ejemplos.',
      quote:
        'Antes discutíamos por el tono. Alguien colgó la página cuatro en la pared y ahora discutimos qué hay que decir. Para mí es un avance.',
      quote_author: 'Director de comunicación, aerolínea',
      option_1_title: 'La guía de voz',
      option_1_body:
        'Entrevistas, lectura y una guía que cabe en un cajón. Recoge cómo suena, de qué habla y dónde se detiene, con frases en parejas: cómo lo diría una empresa y cómo lo diría usted. Quien nunca habló con usted puede escribir con ella un párrafo que usted firmaría. También se le puede dar a una herramienta de IA, que al menos dejará de adivinar.',
      option_2_title: 'La mesa de edición',
      option_2_body:
        'Antes de salir con su nombre, cada texto pasa por mí. Lo corrijo en rojo y lo devuelvo con el motivo de cada cambio al margen, para que el siguiente lleve menos rojo. Su equipo sigue escribiendo y usted deja de corregir.',
      option_3_title: 'Una sesión de trabajo',
      option_3_body:
        'Media jornada con quienes escriben para usted: su oficina, comunicación, la agencia. Tomamos textos reales del mes anterior, los leemos en voz alta y los arreglamos entre todos. No conozco una manera más rápida de que un grupo aprenda una voz, y quita la costumbre de añadir otro adjetivo por si acaso.',
    },
    bio: {
      seo_service_name: 'Biografías profesionales',
      seo_service_description:
        'Biografías de directivos en inglés para el escenario, la prensa, el consejo y LinkedIn, en cuatro extensiones y con datos comprobados.',
      title: 'Biografías profesionales',
      lede: 'Alguien la leerá en voz alta antes de que usted salga.',
      intro_1:
        'La biografía es el texto que un directivo más usa y menos cuida. Ha ido creciendo a base de añadir: cada cargo, cada premio, cada consejo. Nadie quitó nada porque a nadie se le pidió. Está desactualizada en dos puntos, y uno es la primera línea.',
      intro_2:
        'Quien la lee busca algo. Quien presenta tiene treinta segundos antes de que usted salga. Un periodista quiere saber cómo se escribe el nombre, y un dato. Un consejo, saber qué hizo cuando las cosas iban mal. Quien aspira a un puesto se pregunta cómo será trabajar con usted. Un solo texto no sirve para todos. Hacen falta unos pocos, cortados por el mismo patrón.',
      intro_3:
        'Hablo con usted una hora y, si le parece bien, con dos personas que hayan trabajado a su lado. Compruebo fechas y cargos. Después cuento lo que hizo, en el orden que le da sentido, con al menos una cosa que nadie más en su puesto podría haber escrito.',
      quote:
        'Tres líneas. Llevaba un año aplazándolas. Ahora las leen tal como están y yo ya no me miro los zapatos.',
      quote_author: 'Socia directora, bufete de abogados',
      option_1_title: 'El juego completo',
      option_1_body:
        'Una línea, cincuenta palabras, ciento cincuenta y una página entera, en tercera persona, más una versión en primera para LinkedIn. Todas dicen lo mismo a distinta distancia. Una nota le explica a su oficina cuál va en cada sitio y qué cambiar cuando llegue el próximo cargo, para que sigan siendo ciertas sin mí.',
      option_2_title: 'La presentación',
      option_2_body:
        'Noventa segundos para quien hace la presentación. Líneas cortas, los nombres difíciles escritos como suenan, un detalle verdadero y el aplauso en su sitio. Se agradece, porque lo normal es recibir un currículum cinco minutos antes de salir.',
      option_3_title: 'La página del equipo directivo',
      option_3_body:
        'Todo su comité de dirección, con la misma extensión y el mismo estilo. Leídas seguidas, estas páginas suelen mostrar quién tenía mejor asistente. La suya dirá quién hace qué y por qué esas personas comparten mesa. Hablo media hora con cada una, y la siguiente reunión suele salir mejor.',
    },
  },
} satisfies typeof model;
