import type { privacy as model } from '../en/privacy.ts';

/** Privacy: the text below its one sentence. */
export const privacy = {
  updated: 'Última modificación: {date}',
  short_heading: 'En pocas palabras',
  short_body:
    'Este sitio no le sigue la pista. No tiene analítica ni publicidad y no hace perfiles de quien lo visita.',
  who_heading: 'Quién responde',
  who_body:
    'Este sitio es de {brand}. Para cualquier pregunta, escriba a la dirección de la página de contacto.',
  stores_heading: 'Qué guarda su navegador',
  stores_body:
    'Un solo dato sobre usted, llamado i18nextLng: el idioma en el que lee. Queda en el almacenamiento del propio navegador y, cuando usted elige un idioma, también en una cookie del mismo nombre, que dura un año y solo se envía a este sitio. Si borra los datos del sitio en el navegador, no queda nada.',
  offline_heading: 'Artículos sin conexión',
  offline_body:
    'Los artículos que abre, treinta como máximo, se guardan también en su navegador para que pueda volver a leerlos sin conexión. Ese registro no se envía a nadie. Si borra los datos del sitio en el navegador, desaparecen.',
  server_heading: 'Qué ve el servidor',
  server_body:
    'Para responder a una petición, el servidor tiene que recibir su dirección de internet (IP). El registro técnico que muestra si el sitio funciona no se usa para reconocer a quien lo visita.',
  country_heading: 'Su país, en una página',
  country_body:
    'La página del paquete de prompts busca el país de su dirección de internet en una tabla que está en este mismo servidor, para mostrar el precio en pesos a quien entra desde México. La respuesta se usa en el momento y no se guarda.',
  country_service:
    'La página del paquete de prompts pregunta a {service} por el país de su dirección de internet, para mostrar el precio en pesos a quien entra desde México. Aquí la respuesta se usa en el momento y no se guarda.',
  mail_heading: 'Cuando usted escribe',
  mail_body:
    'El botón de contacto abre su propio programa de correo. Lo que envía llega como un correo corriente, sirve para responderle y se borra cuando usted lo pida.',
  others_heading: 'Dónde intervienen otros',
  others_links:
    'Los enlaces a la prensa, a las páginas de pago y a las redes sociales llevan a otros sitios, con sus propias normas. No se carga nada de ellos hasta que usted pulsa el enlace.',
  owner_heading: 'El acceso de gestión',
  owner_body:
    'Si alguien prueba contraseñas en las páginas de gestión, se anota su dirección para poder cortar los intentos. Quien entra con la contraseña correcta recibe una sola cookie, válida durante 24 horas, que acredita el acceso.',
  rights_heading: 'Sus derechos',
  rights_body: 'Puede preguntar qué datos suyos hay, pedir que se corrijan o que se borren. Basta un correo.',
} satisfies typeof model;
