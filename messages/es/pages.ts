import type * as model from '../en/pages.ts';

/** The five service pages. */
export const services = {
  cta: 'Reserve una consulta',
  from_price: 'Desde {price}',
  work_heading: 'Cómo trabajaríamos',
  nav_heading: 'Todos los servicios',
  nav_label: 'Servicios',
  pager_label: 'Páginas de servicios',
  previous: 'Anterior',
  next: 'Siguiente',
  position: '{n} de {total}',
  headshot_alt: 'Retrato de {founder}, que escribirá sus textos',
  headshot_alt_no_name: 'Retrato de la persona que escribirá sus textos',
  english_only: 'Los textos se entregan solo en inglés.',
  closing: 'Traiga la fecha, el público y lo que está en juego.',
  // With the editor's marks (`parseEdit`), and the voice's: [|] breathe, [||] wait, ['stress'], [_argument_].
  draft: {
    heading: 'De un borrador',
    caption: 'Un texto mío, corregido como corrijo los suyos.',
    seconds: 'Diecisiete segundos en voz alta',
    line_1: 'Gracias por estar aquí[+tan temprano+].[|]',
    note_1: 'Agradézcales algo concreto.',
    line_2: 'El año pasado [-no estuvo exento de retos.-][+cerramos dos fábricas.+][||]',
    note_2: 'Diga qué pasó y le creerán lo demás.',
    line_3: "Ustedes lo ['sa']ben; estaban ['allí'].[|]",
    line_4: "Lo que ['no'] saben es",
    line_5: '[=lo que decidimos en marzo,=][||]',
    note_5: 'Vale: esto no se toca. Es el discurso.',
    line_6: 'y quiero que lo oigan [-de cara al futuro.-][+de mí y ahora.+]',
    note_6: 'Levante la vista. Espere a la última fila.',
  },
  specimens: {
    own: 'Un texto mío.',
    more: '…más',
    key: {
      heading: 'El lápiz',
      struck: 'dicho y retirado',
      stet: 'se queda',
      breath: 'respire',
      wait: 'silencio',
      stress: 'apoye la voz',
      argument: 'el argumento',
    },
    speech:
      "Cerré dos ['fá']bricas.[|]\nVolvería a ha['cer']lo.[||]\nLa próxima vez\n[-lo comunicaría mejor.-][+se lo diría antes.+]",
    post: '[-Con humildad y orgullo les comparto una reflexión.-] [=Me equivoqué con el turno de noche.=] [-¡Qué viaje tan inspirador!-]',
    column:
      'Durante treinta años mi sector ha pedido menos normas. [_Ahora nos conviene pedir más._] Lo digo como quien va a pagarlas.',
    column_note: 'Empiece aquí.',
    voice: {
      lawyers: '[-Optimizamos nuestra presencia.-]',
      agency: '[-¡Nuevos espacios nos esperan!-]',
      you: '[=Dejamos dos pisos del edificio.=]',
    },
    bio: 'Nuestra invitada [-es una líder visionaria y premiada, apasionada de la resiliencia, que-] mantuvo los trenes en marcha durante la inundación.',
    aloud: 'En voz alta',
    bio_seconds: '[-10 s-][+5 s+]',
    posts: {
      heading: 'Antes y después',
      before: 'Como llegó',
      before_day: 'lunes',
      after: 'Como salió',
      after_day: 'jueves',
      before_top:
        '[-Con humildad y orgullo les comparto unas reflexiones sobre lo que ha sido un increíble viaje de liderazgo.-]',
      before_rest:
        '[-La resiliencia no es un destino: es una actitud. En nuestra planta de Hamel, equipos transversales increíbles se unieron para desafiar el statu quo del diseño de turnos y generar valor para todos los grupos de interés.-]\n[-Liderar es escuchar, y aprendí muchísimo.-] [=Me equivoqué con el turno de noche.=] [-¡Hace falta valor para mostrarse vulnerable!-]\n[-Gracias de corazón a quienes han formado parte de este momento transformador. Lo mejor está por llegar. ¿Qué opinan?-]\n[-#liderazgo #humildad #personas #resiliencia-]',
      after_top:
        'Me equivoqué con el turno de noche.\nDurante seis años creí que la gente quería el pago extra. En junio lo trabajé una semana.',
      after_rest:
        'Lo que quieren es el autobús. El último sale a las 21:50; quien acaba a las diez vuelve a pie.\nDesde el lunes salimos a las nueve y media, con el mismo sueldo.\n¿Qué no ha visto usted por no quedarse hasta tarde?',
      note: 'Todo lo que asomaba hablaba de quien firma. El texto era la única línea escondida en el medio.',
      words: 'palabras',
    },
    oped: {
      heading: 'Así empieza una columna',
      title: 'Regúlennos, y que sea este año',
      by: 'Por quien la firma',
      kind: 'Opinión',
      text: 'Durante treinta años mi sector ha pedido menos normas. Yo estaba en las comisiones que las pedían. [_Ahora nos conviene pedir más,_]{1} y pedirlas pronto, porque quienes saldrían perdiendo aún no son tan grandes como para impedirlo.\nUna norma cuesta poco a quien trabaja con cuidado y mucho a quien no. Nosotros ya pagamos nuestras inspecciones. Los clientes pagan los accidentes de todos los demás, en el precio del seguro.\nSe dirá que quiero un muro alrededor de un mercado en el que ya estoy.{2} Es una buena pregunta, y la respuesta está en la fecha: que la ley se nos aplique a nosotros primero, y a quienes empiezan cuando sean igual de grandes.\nA los ministros les gusta decir que escuchan al sector. Deberían escucharlo un poco menos.',
      note_1: 'El argumento. Nunca después del segundo párrafo.',
      note_2: 'La mejor objeción, dicha con justicia. Y la respuesta.',
      caption: 'El comienzo de una columna.',
    },
    voices: {
      heading: 'Una frase, tres voces',
      lawyers: 'Los abogados',
      agency: 'La agencia',
      you: 'Usted',
      caption: 'De una guía de voz. Los puntos significan: se queda.',
      no: {
        what: 'Decir que no',
        lawyers: '[-No estamos en posición de avanzar en esta oportunidad en el momento actual.-]',
        agency: '[-No es un no, ¡es un todavía no!-]',
        you: '[=No. Pregúntemelo cuando la fábrica esté pagada.=]',
      },
      thanks: {
        what: 'Dar las gracias',
        lawyers: '[-El Consejo desea reconocer la contribución de la totalidad del personal.-]',
        agency: '[-¡Un aplauso para nuestra gente increíble!-]',
        you: '[=Trabajaron las dos semanas que nadie quería. Me di cuenta.=]',
      },
      error: {
        what: 'Reconocer un error',
        lawyers: '[-Se ha identificado una inexactitud en cifras comunicadas con anterioridad.-]',
        agency: '[-Estamos aprendiendo juntos en este viaje.-]',
        you: '[=La cifra que les di en marzo estaba mal. Esta es la buena.=]',
      },
    },
    lectern: {
      heading: 'Como la leerá quien presenta',
      text: 'Nuestra invitada [-es una líder visionaria, premiada y orientada a resultados, con más de veinticinco años de experiencia en el ámbito de la movilidad, que-] mantuvo los trenes en marcha [-mediante la colaboración transversal-] el año de la inundación.\n[-Es una apasionada de las personas, forma parte de numerosos consejos y es una ponente muy solicitada.-] Las quejas las sigue leyendo ella.\nRecibamos a [+LÍ-se FÁN-der-bek+]Liese Vanderbeek.',
      applause: 'Aplausos.',
      aloud: 'Leída por quien presenta',
      seconds: '[-30 segundos-][+10 segundos+]',
      caption: 'La persona es inventada; los cortes, no. Los nombres difíciles van escritos como suenan.',
    },
  },
  pages: {
    speech: {
      seo_service_name: 'Discursos para la alta dirección',
      seo_service_description:
        'Discursos en inglés para quienes dirigen, fundan o presiden, escritos a partir de una conversación y corregidos en voz alta.',
      title: 'Discursos para la alta dirección',
      lede: 'Tiene once minutos. Recordarán uno.',
      lede_edit: 'Tiene once minutos.\nRecordarán [-cada palabra.-][+uno.+]',
      intro_1:
        'Un discurso no se puede leer por encima. La gente se sienta, le entrega su tiempo y le mira la cara mientras usted lo gasta. En un minuto sabe si usted cree en lo que dice.',
      intro_2:
        'Escribo para quienes dirigen, fundan o presiden: conferencias, encuentros con los equipos, presentaciones a inversionistas, graduaciones y esos dos minutos en una cena que acaban pesando más que todo lo anterior. Casi ningún discurso pasa de doce minutos.',
      intro_3:
        'Empezamos con una conversación, grabada si usted quiere. Pregunto qué cambió, quién tiene más que perder entre el público y qué debería hacer esa gente a la mañana siguiente. Después escribo para su respiración y su oído. Las frases acaban donde usted haría una pausa. No entra ninguna palabra que usted no diría por teléfono.',
      quote:
        'Levanté la vista al acabar la segunda página y estaban inclinados hacia adelante. Se me había olvidado que una sala puede hacer eso.',
      quote_author: 'Directora general, grupo asegurador',
      option_1_title: 'El discurso completo',
      option_1_body:
        'Para el discurso que ya tiene fecha. Usted pone la ocasión y una hora de conversación; yo, la estructura y el borrador. Recibe un texto compuesto en líneas que se leen de un vistazo, una versión para el teleprónter y media página con la que podría hablar si se fuera la luz. Lo leemos juntos en voz alta y quito todo aquello en lo que tropiece.',
      option_2_title: 'Un repertorio propio',
      option_2_body:
        'Para los discursos que dará muchas veces. Repasamos su vida profesional y elegimos cinco o seis historias capaces de sostener una idea: aquel error, aquella frase que le dijeron, lo que vio en un turno de noche. Cada una tiene versión larga y corta, primera y última frase fijas y un desarrollo libre. Sirven en una mesa redonda, una entrevista o un brindis.',
      why_human_heading: 'Por qué una persona',
      why_human_1:
        'Una máquina puede escribirle un discurso. Será correcto y a nadie le molestará. Pero no estaba allí cuando la sala se quedó en silencio. No sabe que «reestructuración» fue la palabra que se usó la víspera de los últimos despidos, que la mujer de la segunda fila le enseñó el oficio ni que usted se come el final de las frases largas.',
      why_human_2:
        'Yo sí, porque lo pregunté. Un discurso funciona cuando una persona concreta dice algo concreto ante gente a la que le importa. Alguien tiene que averiguar qué es ese algo, oír lo que usted calló y decirle que la segunda página todavía no es verdad.',
    },
    linkedin: {
      seo_service_name: 'Publicaciones de LinkedIn para directivos',
      seo_service_description:
        'Publicaciones y perfiles de LinkedIn en inglés para la alta dirección, a partir de una conversación cada quince días.',
      title: 'LinkedIn con criterio',
      lede: 'Publique menos. Que lo lea quien usted quería.',
      lede_edit: 'Publique [-más.-][+menos.+]\nQue lo lea quien usted quería.',
      intro_1:
        'La mayoría de las publicaciones de un directivo se escriben para que alguien las apruebe. Pasan por tres departamentos y salen sin nada que se pueda discutir. El lector lo nota y pasa de largo.',
      intro_2:
        'Escribo textos que suenan a una persona concreta: usted. Una decisión y lo que costó. Algo que dijo un cliente y que le sigue dando vueltas. Una opinión sobre su sector que defendería en una cena. La gente a la que quiere llegar (candidatos, clientes, el consejo, sus propios equipos) lee en el teléfono, entre una cosa y otra. Merece que la primera línea vaya en serio.',
      intro_3:
        'Suele bastar media hora de conversación cada quince días. Presto atención cuando oigo «a lo mejor esto no interesa, pero…». Lo que sigue es casi siempre el texto. Yo redacto, usted cambia lo que quiera y, cuando le convence, lo publica usted o su oficina. Nada se publica sin que usted lo haya leído.',
      quote:
        'Mi equipo me mandaba las publicaciones de la empresa para que les diera ‘me gusta’. Ahora me manda las mías, con comentarios. Alguno no es muy amable. Lo tomo como buena señal.',
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
      lede_edit: 'Una columna es [-un inventario,-][+un argumento,+] y alguien tiene que estar en contra.',
      intro_1:
        'Los periódicos rechazan casi todo lo que les mandan los directivos por el mismo motivo: habla de su empresa. Publican a alguien por lo que sabe, por lo que vio antes que otros o por algo que se atreve a decir en contra de su propio interés. Eso es lo que buscamos primero. Si no está, se lo diré y escribiremos otra cosa.',
      intro_2:
        'Con el argumento en la mano, la forma viene sola: unas setecientas palabras para un diario, el doble para una revista del sector, más si el asunto lo merece. La tesis está, a más tardar, en el segundo párrafo. La objeción más fuerte se expone con justicia y se responde. Los datos van con sus fuentes en una nota, para que la redacción los compruebe en una mañana.',
      intro_3:
        'Después lo leo como lo leería quien más disfrutaría destrozándolo, y a ese lector le respondemos antes de publicar.',
      quote:
        'Llamaron del periódico para preguntar por una fecha y lo publicaron tal cual. Soy abogada desde hace muchos años. A mí nadie me publica nada tal cual.',
      quote_author: 'Directora jurídica, empresa de pagos',
      option_1_title: 'La columna',
      option_1_body:
        'Una conversación, una página con el argumento en cinco frases y un borrador. Corregimos esas cinco frases hasta que usted pueda decirlas en público; a partir de ahí se escribe deprisa. El envío lo hace usted o su equipo de prensa, y yo añado las tres líneas que van encima en el correo. Nadie puede prometerle un espacio en un periódico. Lo que sí puedo hacer es quitar los motivos habituales del rechazo.',
      option_2_title: 'El artículo largo',
      option_2_body:
        'Para una revista, un informe o su propia página. Hablo con usted y con quienes hicieron el trabajo, leo y preparo un esquema que usted aprueba antes de que exista un solo párrafo. El texto debería enseñarle algo a la competencia.',
      option_3_title: 'La serie',
      option_3_body:
        'De cuatro a seis textos sobre un mismo asunto a lo largo de un año. En el tercero ya puede citar el primero, y al final se sabe qué piensa usted. Una serie, además, perdona: deja lugar para reconocer en octubre lo que en marzo se dijo mal.',
    },
    voice: {
      seo_service_name: 'Una sola voz para la alta dirección',
      seo_service_description:
        'Una guía de cómo habla quien dirige y una corrección que mantiene fieles a esa voz todos sus textos en inglés.',
      title: 'Una sola voz',
      lede: 'Seis personas escriben en su nombre. Debería oírse una sola.',
      lede_edit: 'Seis personas escriben en su nombre.\nDebería oírse [-a las seis.-][+una sola.+]',
      intro_1:
        'Las palabras de quien dirige salen de muchas manos: el discurso, de una oficina; la carta a los accionistas, de otra; las publicaciones, de una agencia; el mensaje al personal, de alguien que a las once de la noche seguía despierto. Por separado, están bien. Juntas suenan a un comité que se turna para usar su nombre.',
      intro_2:
        'Se nota. Nadie sabría decir qué falla, pero se confía un poco menos. Y usted pierde horas corrigiendo borradores, línea por línea, con cambios que nadie apunta para la próxima vez.',
      intro_3:
        'Dedico unas horas a escuchar cómo habla, en entrevistas y en grabaciones que ya existan, y leo lo que se publicó con su nombre. Después pongo por escrito cómo suena: cuánto duran sus frases, a qué verbos recurre, cómo dice que no, cómo da las gracias, qué bromas son suyas y qué palabras no usaría nunca. Son unas doce páginas, casi todas de ejemplos.',
      quote:
        'Antes discutíamos por el tono. Alguien colgó la página cuatro en la pared y ahora discutimos qué hay que decir. Para mí es un avance.',
      quote_author: 'Director de comunicación, aerolínea',
      option_1_title: 'La guía de voz',
      option_1_body:
        'Entrevistas, lectura y una guía que cabe en un cajón. Recoge cómo suena, de qué habla y dónde se detiene, con frases en parejas: cómo lo diría una empresa y cómo lo diría usted. Quien nunca habló con usted puede escribir con ella un párrafo que usted firmaría. También se le puede dar a una herramienta de IA, que al menos dejará de adivinar.',
      option_2_title: 'La corrección de cada texto',
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
      lede: 'Alguien leerá la suya en voz alta antes de que usted suba al escenario.',
      lede_edit: 'Alguien leerá la suya [-por encima-][+en voz alta+] antes de que usted suba al escenario.',
      intro_1:
        'La biografía es el texto que un directivo más usa y menos cuida. Ha ido creciendo por acumulación: cada cargo, cada premio, cada consejo de administración. Nadie quitó nada porque a nadie se le pidió. Está desactualizada en dos puntos, y uno es la primera línea.',
      intro_2:
        'Cada lector busca algo distinto. Quien presenta tiene treinta segundos antes de que usted suba. Un periodista quiere la grafía exacta de su nombre y un dato. Un consejo de administración quiere saber qué hizo usted cuando las cosas iban mal. Un candidato se pregunta cómo será trabajar con usted. Un solo texto no sirve para todos. Hacen falta unos pocos, cortados por el mismo patrón.',
      intro_3:
        'Hablo con usted una hora y, si le parece bien, con dos personas que hayan trabajado a su lado. Compruebo fechas y cargos. Después cuento lo que hizo, en el orden que le da sentido, con al menos una cosa que nadie más en su puesto podría haber escrito.',
      quote:
        'Tres líneas. Llevaba un año aplazándolas. Ahora las leen tal como están y yo ya no me miro los zapatos.',
      quote_author: 'Socia directora, firma de abogados',
      option_1_title: 'El juego completo',
      option_1_body:
        'Una línea, cincuenta palabras, ciento cincuenta y una página entera, en tercera persona, más una versión en primera para LinkedIn. Todas dicen lo mismo a distinta distancia. Una nota le explica a su oficina cuál va en cada lugar y qué cambiar cuando llegue el próximo cargo, para que sigan siendo ciertas sin mí.',
      option_2_title: 'La presentación',
      option_2_body:
        'Noventa segundos para quien hace la presentación. Líneas cortas, los nombres difíciles escritos como suenan, un detalle verdadero y el aplauso en su momento. Se agradece, porque lo normal es recibir un currículum cinco minutos antes de empezar.',
      option_3_title: 'La página del equipo directivo',
      option_3_body:
        'Todo su comité de dirección, con la misma extensión y el mismo estilo. Leídas seguidas, estas páginas suelen mostrar quién tenía mejor asistente. La suya dirá quién hace qué y por qué esas personas comparten mesa. Hablo media hora con cada una, y la siguiente reunión suele salir mejor.',
    },
  },
} satisfies typeof model.services;

/** The sales page of the AI prompts pack. */
export const aiPrompts = {
  hero: {
    seventy: '70 %',
    rest: 'el resto lo pone usted',
    hand: 'de su puño y letra',
    eyebrow: 'Prompts de IA para quienes dirigen',
    headline: 'Con mejores prompts, un borrador que vale la pena corregir.',
    subhead:
      'Prompts (instrucciones para una IA) para discursos, correos y LinkedIn, hechos por alguien que escribe discursos. Dejan listo cerca del 70 % de un borrador. El resto es suyo.',
    note: 'Un solo pago. Acceso de por vida. Prompts nuevos cada trimestre.',
  },
  buy: {
    general: 'Comprar por {price}',
    general_no_price: 'Comprar los prompts',
    mexico: 'Pagar en México: {price_mxn}',
    mexico_no_price: 'Pagar en México',
    coming_soon: 'Próximamente',
    coming_soon_help: 'El pago todavía no está disponible.',
    coming_soon_contact: 'Escríbame y le avisaré cuando lo esté.',
    loading: 'Cargando…',
    new_tab: 'El pago se abre en la página del proveedor, en una pestaña nueva.',
    jump: 'Ir al pago',
  },
  pain: {
    heading: 'Ya probó la IA, y el texto sonaba a cualquiera',
    p1: 'Pide un discurso y recibe una tarjeta de felicitación.',
    p2: 'La IA le da la razón en todo y añade tres adjetivos.',
    p3: 'Corregir el borrador le lleva más tiempo que escribirlo desde cero.',
    p4: 'Su equipo distingue qué correos escribió usted y cuáles no.',
    close: 'Nadie enseñó a la IA a preguntar lo que preguntaría quien escribe discursos.',
  },
  solution: {
    heading: 'Qué trae el paquete',
    speeches: {
      title: 'Discursos',
      body: 'Antes de escribir la primera línea, los prompts le preguntan por el público, por lo que está en juego y por la última frase. Para conferencias, encuentros con los equipos, brindis y esa pregunta que ojalá nadie haga.',
      asks: '«¿Qué se dirán a la salida?»',
    },
    emails: {
      title: 'Correos',
      body: 'Malas noticias, agradecimientos, negativas, el mensaje a todo el personal. En el orden que necesita quien tiene prisa: qué pasó, qué cambia y qué hay que hacer.',
      asks: '«¿Qué teme esta persona que usted le diga?»',
    },
    linkedin: {
      title: 'LinkedIn',
      body: 'De una decisión que tomó esta semana a un texto con primera línea, una idea y un final. Sin cohetes ni filas de hashtags.',
      asks: '«¿En qué cambió de opinión esta semana?»',
    },
  },
  steps: {
    heading: 'Cómo se usa',
    s1_title: 'Elija',
    s1_body: 'Busque la ocasión en la lista y pegue el prompt en la herramienta de IA que ya usa.',
    s2_title: 'Responda',
    s2_body:
      'El prompt le pregunta por los hechos, el público y las palabras que usted no diría nunca. Cinco minutos, con franqueza.',
    s3_title: 'Corrija',
    s3_body:
      'Ya tiene cerca del 70 % del borrador. Recórtelo, compruebe que sea verdad y dígalo en voz alta antes de que lo oiga nadie.',
  },
  /** With the editor's marks (`parseEdit`): [=unchanged=] and [-struck-] text. */
  what: {
    heading: 'Qué es y qué no es',
    is_heading: 'Es',
    is_1: '[=Un conjunto de prompts escritos=], ordenados por ocasión.',
    is_2: '[=Las preguntas de quien escribe discursos=], formuladas para que una máquina pueda hacérselas.',
    is_3: '[=Suyo para siempre=], con prompts nuevos cada trimestre.',
    is_4: '[=Cerca del 70 %=] de un borrador.',
    not_heading: 'No es',
    not_1: '[-Una suscripción.-]',
    not_2: '[-Una aplicación.-] No hay nada que instalar.',
    not_3: '[-Un texto terminado.-] El último 30 % es criterio y le toca a usted.',
    not_4: '[-Alguien que escriba por usted.-]',
    not_4_contact: 'Para eso, reserve una consulta.',
  },
  /** A large word and a small one, read together. */
  badges: {
    label: 'Precio y acceso',
    price: '{price}',
    price_mexico: '{price_mxn}',
    price_note: 'un solo pago',
    price_or: 'o {price_mxn} en México',
    lifetime: 'Acceso',
    lifetime_note: 'de por vida',
    quarterly: 'Cada trimestre',
    quarterly_note: 'prompts nuevos',
    guarantee: '7 días',
    guarantee_note: 'de garantía de satisfacción',
    draft: 'Cerca del 70 %',
    draft_note: 'del borrador',
  },
  trust: {
    heading: 'Antes de pagar',
    writer:
      'Los prompts nacen de encargos reales. Son las preguntas que hago antes de escribir para alguien a quien van a citar.',
    guarantee: 'Si no le sirven, escríbame en los siete días siguientes al pago y le devolveré el dinero.',
    payment: 'El pago se hace en la página del proveedor. Este sitio nunca ve los datos de su tarjeta.',
    privacy:
      'Lo que escriba en una herramienta de IA llega a la empresa que la gestiona. No ponga nombres ni cifras que no sean públicos.',
    portrait_caption: 'Los prompts son de {founder}',
  },
  final: {
    heading: 'Su próximo borrador puede empezar con una buena pregunta.',
    body: 'Un solo pago, acceso de por vida y siete días para cambiar de idea.',
    human: 'O que lo escriba una persona',
  },
} satisfies typeof model.aiPrompts;

/** The contact page and the email draft. */
export const contact = {
  heading: 'Reserve una sesión estratégica',
  intro:
    'Bastan unas líneas. No entrará en ninguna lista, y lo que me cuente no sale de aquí, trabajemos juntos o no.',
  helps_heading: 'Qué conviene contar',
  helps_1: '¿Qué tiene que decir o escribir, y para cuándo?',
  helps_2: '¿Quién lo va a oír o a leer?',
  helps_3: '¿Qué deberían hacer después?',
  to: 'Para',
  subject: 'Asunto',
  example:
    '[-Me pongo en contacto con usted para explorar una posible colaboración en materia de comunicación.-] El 14 de mayo hablo ante toda la planta. Vamos a cerrarla, y no [-sería deseable-][+quiero+] sonar a comunicado de prensa.',
  example_note:
    'Un ejemplo inventado. Con dos líneas basta. Si hasta el asunto es reservado, mande solo la fecha.',
  next: {
    heading: 'Qué pasa después',
    sample_note: 'Pasos de ejemplo.',
    steps: {
      1: { when: 'En un día laborable', text: 'Contesto yo: sí, no o una pregunta.' },
      2: { when: 'Media hora', text: 'Hablamos. No cuesta nada ni compromete a nadie.' },
      3: {
        when: 'Después, una carta',
        text: 'Qué escribiría, para cuándo y a qué precio. El trabajo empieza cuando usted la firma.',
      },
    },
  },
  email_button: 'Escribir un correo',
  email_help:
    'Se abre en su programa de correo con las preguntas ya escritas. Nada se envía hasta que usted lo envíe.',
  show: 'Mostrar la dirección',
  hide: 'Ocultar la dirección',
  copy: 'Copiar la dirección',
  copied: 'Copiada',
  copy_failed: 'El navegador no permitió copiarla. La dirección está a la vista para que la seleccione.',
  address_label: 'Dirección de correo',
  form_note: 'Más adelante podría haber aquí un formulario.',
  disclaimer: 'Los textos se entregan solo en inglés.',
  sample_address: 'Dirección de ejemplo: lo que se envíe ahí no le llega a nadie.',
  no_address: 'La dirección aún no está disponible. Vuelva a consultarla en unos días.',
  mail: {
    subject: 'Sesión estratégica',
    greeting: 'Hola, {founder}:',
    greeting_no_name: 'Hola:',
    body: `Me gustaría hablar de un texto.

Qué es (discurso, artículo, LinkedIn, una sola voz, biografía):
Quién lo va a oír o a leer:
Para cuándo hace falta:
Qué me gustaría que hicieran después:

Cuándo podríamos hablar y mi zona horaria:

Mi nombre y mi cargo:`,
  },
} satisfies typeof model.contact;

/** Privacy: the text below the one-sentence summary. Optional features are described only if the owner has set them up. */
export const privacy = {
  updated: 'Última actualización: {date}',
  short_heading: 'En pocas palabras',
  short_body:
    'Este sitio no rastrea a nadie. No tiene analítica ni publicidad y no elabora perfiles de quien lo visita. No envía correos ni pide que se registre.',
  who_heading: 'Responsable',
  who_body:
    'Este sitio es de {brand}. Para cualquier pregunta, escriba a la dirección de la página de contacto.',
  who_entity: 'Responsable legal: {entity}.',
  who_address: 'Dirección postal: {address}.',
  why_heading: 'Para qué se usan los datos',
  why_body:
    'Para mostrarle las páginas, protegerlas de ataques y responderle cuando escribe. Si la ley exige una base, es el interés legítimo en hacerlo y, cuando usted escribe, su propia solicitud.',
  stores_heading: 'Qué guarda su navegador',
  stores_body:
    'Un solo dato sobre usted, llamado i18nextLng: el idioma en el que lee. Queda en el almacenamiento del propio navegador y, cuando usted elige un idioma, también en una cookie con ese nombre, que dura un año y solo se envía a este sitio. Además, su navegador puede conservar copias de páginas e imágenes, como hace con cualquier sitio. Si borra los datos del sitio en el navegador, no queda nada.',
  stores_questions:
    'El correo que escribe para ver las siete preguntas de la página de inicio se comprueba en su navegador y no se envía a ninguna parte.',
  offline_heading: 'Artículos sin conexión',
  offline_body:
    'Los artículos que abre, treinta como máximo, se guardan también en su navegador para que pueda volver a leerlos sin conexión. Nadie más sabe cuáles abrió. Si borra los datos del sitio en el navegador, desaparecen.',
  server_heading: 'Qué ve el servidor',
  server_body:
    'Para responder a una solicitud, el servidor tiene que recibir su dirección IP. El registro del sitio anota qué página se pidió, cuándo, cuánto tardó y si funcionó. En él no figuran ni su dirección IP ni lo que usted escribió. Si su navegador avisa de que una regla de seguridad bloqueó algo en una página, el registro anota la página y la regla.',
  server_host:
    'La empresa que aloja el servidor, o la red que está delante de él, puede llevar durante un tiempo breve su propio registro, con direcciones IP, para defenderse de ataques.',
  country_heading: 'Su país, en una sola página',
  country_body:
    'La página del paquete de prompts busca el país de su dirección IP para mostrar el precio en pesos a quien entra desde México. La búsqueda se hace en este mismo servidor y su dirección IP no se envía a ninguna parte. La respuesta se usa en el momento y no se guarda.',
  country_service:
    'La página del paquete de prompts envía su dirección IP a {service} para saber de qué país es y mostrar el precio en pesos a quien entra desde México. Aquí la respuesta se usa en el momento y no se guarda.',
  mail_heading: 'Cuando usted escribe',
  mail_body:
    'El botón de contacto abre su propio programa de correo. Lo que envía no pasa por este sitio: llega como un correo corriente, sirve para responderle y se borra cuando usted lo pida.',
  others_heading: 'Servicios de terceros',
  others_links:
    'Los enlaces a la prensa, a las páginas de pago y a las redes sociales, y los botones para compartir un artículo, llevan a otros sitios, con sus propias normas. No se carga nada de esos sitios hasta que usted sigue el enlace.',
  others_hosts:
    'Algunas imágenes de estas páginas están en otros servidores: {hosts}. Su navegador las pide al abrir la página, de modo que esos servidores reciben su dirección IP y el nombre de este sitio, pero no qué página está leyendo.',
  others_articles:
    'También puede estar en otro servidor alguna imagen de un artículo, por ejemplo en el de un blog anterior. En ese caso, su navegador la pide allí del mismo modo al abrir el artículo.',
  others_voice:
    'Cuando usted escucha un artículo, lo lee una voz de su navegador: la de su propio dispositivo, si la hay. Las demás voces funcionan en los servidores del fabricante del navegador, que recibe entonces el texto del artículo.',
  others_passage:
    'La imagen de un fragmento se crea en su navegador. Nadie la recibe hasta que usted la comparte.',
  others_film:
    'El video de la página de inicio viene de {host}, y solo cuando usted lo reproduce. Desde ese momento se aplican también las normas de ese servicio.',
  others_payment:
    'El pago de los prompts se hace en la página del proveedor de pagos. Este sitio nunca ve los datos de su tarjeta.',
  owner_heading: 'El área privada',
  owner_body:
    'Si alguien prueba contraseñas en el área privada, o intenta cambiar algo sin permiso, queda un código calculado a partir de su dirección IP; la dirección IP no se guarda. Con ese código se cuentan los intentos durante 15 minutos y el acceso puede quedar bloqueado dos horas. El código permanece 400 días en el registro de actividad y no se incluye en las copias de seguridad del sitio.',
  owner_session:
    'Quien inicia sesión recibe una sola cookie, válida 24 horas como máximo, que acredita el acceso. Su navegador conserva además los textos que aún no se han guardado.',
  rights_heading: 'Sus derechos',
  rights_body:
    'Puede preguntar qué datos suyos hay, pedir que se corrijan o se borren, u oponerse a su uso. Basta un correo. También puede reclamar ante la autoridad de protección de datos de su país.',
} satisfies typeof model.privacy;

/** Terms: the text below the one-sentence summary. */
export const terms = {
  updated: 'Última actualización: {date}',
  who_heading: 'Las partes',
  who_body:
    'Este sitio lo publica {brand}. Cada encargo se acuerda en una carta aparte; si la carta y esta página no coinciden, prevalece la carta.',
  scope_heading: 'En qué consiste el trabajo',
  scope_body:
    'Discursos, contenido de LinkedIn, artículos y columnas, guías de voz y biografías, escritos en inglés. La carta dice cuántos, de qué extensión, para cuándo y a qué precio.',
  ownership_heading: 'De quién son las palabras',
  ownership_body:
    'Suyas, una vez pagadas. Usted las firma y responde de lo que dicen. No pido que se mencione mi autoría.',
  secrecy_heading: 'Qué queda en secreto',
  secrecy_body:
    'Que trabajamos juntos y todo lo que me cuente. Su nombre no se usa en ninguna parte sin su consentimiento por escrito.',
  standards_heading: 'Qué no escribo',
  standards_body:
    'Lo que sé que es falso, historias inventadas que se cuenten como ciertas, elogios firmados con nombre ajeno o palabras pensadas para dañar a alguien. Si un dato no se puede comprobar, se quita.',
  pack_heading: 'El paquete de prompts de IA',
  pack_body:
    'Un solo pago da a una persona acceso de por vida, con prompts nuevos cada trimestre. Si no le convence, escriba en los siete días siguientes al pago y se le devolverá el dinero. Use los prompts con libertad en su trabajo; no los revenda ni los publique.',
  site_heading: 'Este sitio',
  site_body:
    'Puede citar los artículos si incluye el enlace. Son consejos generales y no asesoría jurídica ni financiera. De los sitios enlazados responden sus titulares.',
  law_heading: 'Qué ley se aplica',
  law_body:
    'Ley aplicable: {law}. Nada de esto limita los derechos que le correspondan como consumidor donde vive.',
} satisfies typeof model.terms;
