import type { privacy as model } from '../en/privacy.ts';

/** Privacy: the text below its one sentence. What the site does only when the owner has set it up is told only then. */
export const privacy = {
  updated: 'Última modificación: {date}',
  short_heading: 'En pocas palabras',
  short_body:
    'Este sitio no le sigue la pista. No tiene analítica ni publicidad y no hace perfiles de quien lo visita. No envía correos ni pide que se registre.',
  who_heading: 'Quién responde',
  who_body:
    'Este sitio es de {brand}. Para cualquier pregunta, escriba a la dirección de la página de contacto.',
  who_entity: 'Responsable legal: {entity}.',
  who_address: 'Dirección postal: {address}.',
  why_heading: 'Para qué se usan datos',
  why_body:
    'Para mostrarle las páginas, protegerlas de ataques y responderle cuando escribe. Si la ley exige una base, es el interés legítimo en hacerlo y, cuando usted escribe, su propia petición.',
  stores_heading: 'Qué guarda su navegador',
  stores_body:
    'Un solo dato sobre usted, llamado i18nextLng: el idioma en el que lee. Queda en el almacenamiento del propio navegador y, cuando usted elige un idioma, también en una cookie con ese nombre, que dura un año y solo se envía a este sitio. Además, su navegador puede conservar copias de páginas e imágenes, como hace con cualquier sitio. Si borra los datos del sitio en el navegador, no queda nada.',
  stores_questions:
    'El correo que escribe para ver las siete preguntas de la página de inicio se comprueba en su navegador y no se envía a ninguna parte.',
  offline_heading: 'Artículos sin conexión',
  offline_body:
    'Los artículos que abre, treinta como máximo, se guardan también en su navegador para que pueda volver a leerlos sin conexión. Ese registro no se envía a nadie. Si borra los datos del sitio en el navegador, desaparecen.',
  server_heading: 'Qué ve el servidor',
  server_body:
    'Para responder a una solicitud, el servidor tiene que recibir su dirección de internet (IP). El registro del sitio anota qué página se pidió, cuándo, cuánto tardó y si funcionó. Ni su dirección ni lo que usted escribió figuran en él. Si su navegador avisa de que una regla de seguridad detuvo algo en una página, el registro anota la página y la regla.',
  server_host:
    'La empresa que aloja el servidor, o la red que está delante de él, puede llevar durante un tiempo breve su propio registro, con direcciones, para defenderse de ataques.',
  country_heading: 'Su país, en una página',
  country_body:
    'La página del paquete de prompts busca el país de su dirección de internet, para mostrar el precio en pesos a quien entra desde México. La búsqueda se hace en este mismo servidor y su dirección no se envía a ninguna parte. La respuesta se usa en el momento y no se guarda.',
  country_service:
    'La página del paquete de prompts envía su dirección de internet a {service} para saber de qué país es y mostrar el precio en pesos a quien entra desde México. Aquí la respuesta se usa en el momento y no se guarda.',
  mail_heading: 'Cuando usted escribe',
  mail_body:
    'El botón de contacto abre su propio programa de correo. Lo que envía no pasa por este sitio: llega como un correo corriente, sirve para responderle y se borra cuando usted lo pida.',
  others_heading: 'Dónde intervienen otros',
  others_links:
    'Los enlaces a la prensa, a las páginas de pago y a las redes sociales, y los botones para compartir un artículo, llevan a otros sitios, con sus propias normas. No se carga nada de esos sitios hasta que usted sigue el enlace.',
  others_hosts:
    'Algunas imágenes de estas páginas están en otros servidores: {hosts}. Su navegador las pide al abrir la página, de modo que esos servidores reciben su dirección de internet y el nombre de este sitio, pero no qué página está leyendo.',
  others_articles:
    'También puede estar en otro servidor alguna imagen de un artículo, por ejemplo en el de un blog anterior. En ese caso, su navegador la pide allí del mismo modo al abrir el artículo.',
  others_voice:
    'Cuando usted escucha un artículo, lo lee una voz de su navegador: una de su propio dispositivo, si la hay. Las demás hablan desde los servidores de quien hace el navegador, que entonces recibe el texto del artículo.',
  others_passage:
    'La imagen de un pasaje se crea en su navegador. Nadie la recibe antes de que usted la comparta.',
  others_film:
    'El video de la página de inicio viene de {host}, y solo cuando usted lo reproduce. Desde ese momento se aplican también las normas de ese servicio.',
  others_payment:
    'El pago de los prompts se hace en la página del proveedor de pagos. Este sitio no ve nunca su tarjeta.',
  owner_heading: 'El acceso de gestión',
  owner_body:
    'Si alguien prueba contraseñas en las páginas de gestión, o intenta cambiar algo sin permiso, queda un código calculado a partir de su dirección de internet; la dirección misma no se guarda. Con ese código se cuentan los intentos durante 15 minutos y se pueden bloquear durante dos horas. Permanece 400 días en una lista de incidentes, y las copias de seguridad que hace el sitio no lo incluyen.',
  owner_session:
    'Quien entra con la contraseña correcta recibe una sola cookie, válida como máximo 24 horas, que acredita el acceso. Su navegador conserva además los textos que aún no se han guardado.',
  rights_heading: 'Sus derechos',
  rights_body:
    'Puede preguntar qué datos suyos hay, pedir que se corrijan o se borren, u oponerse a su uso. Basta un correo. También puede reclamar ante la autoridad de protección de datos de donde vive.',
} satisfies typeof model;
