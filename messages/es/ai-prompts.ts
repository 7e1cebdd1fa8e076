import type { aiPrompts as model } from '../en/ai-prompts.ts';

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
    coming_soon_help: 'El pago todavía no está abierto.',
    coming_soon_contact: 'Escríbame y le avisaré cuando lo esté.',
    loading: 'Cargando…',
    new_tab: 'El pago se abre en la página del proveedor, en otra pestaña.',
    jump: 'Ir al pago',
  },
  pain: {
    heading: 'Ya probó la IA y sonaba como todo el mundo',
    p1: 'Pide un discurso y recibe una tarjeta de felicitación.',
    p2: 'Le da la razón en todo y añade tres adjetivos.',
    p3: 'Corregir el borrador le lleva más tiempo que escribirlo desde cero.',
    p4: 'Su equipo distingue qué correos son suyos y cuáles no.',
    close: 'Nadie le dijo que preguntara lo que preguntaría quien escribe.',
  },
  solution: {
    heading: 'Qué trae el paquete',
    speeches: {
      title: 'Discursos',
      body: 'Antes de escribir la primera línea, le preguntan por el público, por lo que está en juego y por la última frase. Para conferencias, reuniones con el personal, brindis y esa pregunta que ojalá no haga nadie.',
      asks: '«¿Qué se dirán a la salida?»',
    },
    emails: {
      title: 'Correos',
      body: 'Malas noticias, agradecimientos, negativas, el mensaje a todo el personal. En el orden que necesita quien tiene prisa: qué pasó, qué cambia y qué hay que hacer.',
      asks: '«¿Qué teme esta persona que usted le diga?»',
    },
    linkedin: {
      title: 'LinkedIn',
      body: 'De una decisión que tomó esta semana a un texto con primera línea, una idea y un final. Sin cohetes ni filas de etiquetas.',
      asks: '«¿En qué cambió de opinión esta semana?»',
    },
  },
  steps: {
    heading: 'Cómo se usa',
    s1_title: 'Elija',
    s1_body: 'Busque la ocasión en la lista y copie el prompt en la herramienta de IA que ya usa.',
    s2_title: 'Responda',
    s2_body:
      'Le pregunta por los hechos, el público y las palabras que usted no diría nunca. Cinco minutos, con franqueza.',
    s3_title: 'Corrija',
    s3_body:
      'Tiene hecho más o menos el 70 % del borrador. Recórtelo, compruebe que sea verdad y dígalo en voz alta antes de que lo oiga nadie.',
  },
  /** With the editor’s marks (`parseEdit`): what stands, and what is struck. */
  what: {
    heading: 'Qué es y qué no es',
    is_heading: 'Es',
    is_1: '[=Un conjunto de prompts escritos=], ordenados por ocasión.',
    is_2: '[=Las preguntas de quien escribe discursos=], puestas de forma que una máquina pueda hacérselas.',
    is_3: '[=Suyo para siempre=], con novedades cada trimestre.',
    is_4: '[=Cerca del 70 %=] de un borrador.',
    not_heading: 'No es',
    not_1: '[-Una suscripción.-]',
    not_2: '[-Una aplicación.-] No hay nada que instalar.',
    not_3: '[-Un texto acabado.-] El último 30 % es criterio y le toca a usted.',
    not_4: '[-Alguien que escriba por usted.-]',
    not_4_contact: 'Para eso, reserve una consulta.',
  },
  /** A large word and a small one, read together. */
  badges: {
    label: 'Precio y acceso',
    price: '{price}',
    price_mexico: '{price_mxn}',
    price_note: 'pago único',
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
      'Los prompts salen de una mesa de trabajo real. Son las preguntas que hago antes de escribir para alguien a quien van a citar.',
    guarantee: 'Si no le sirven, escríbame en los siete días siguientes al pago y le devolveré el dinero.',
    payment: 'El pago se hace en la página del proveedor. Este sitio no ve nunca su tarjeta.',
    privacy:
      'Lo que escriba en una herramienta de IA llega a la empresa que la gestiona. No ponga nombres ni cifras que no sean públicos.',
    portrait_caption: 'Los prompts son de {founder}',
  },
  final: {
    heading: 'Su próximo borrador puede empezar con una buena pregunta.',
    body: 'Un pago, acceso de por vida y siete días para cambiar de idea.',
    human: 'O que lo escriba una persona',
  },
} satisfies typeof model;
