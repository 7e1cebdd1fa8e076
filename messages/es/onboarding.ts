import type { onboarding as model } from '../en/onboarding.ts';

/** The first steps of a new site: what it asks its owner, and where to begin. */
export const onboarding = {
  title: 'Su sitio ya funciona. Ahora, hágalo suyo.',
  intro: 'Cinco respuestas breves. Puede cambiarlas todas cuando quiera.',
  address: 'Dónde recibirá el correo',
  address_help:
    'A esta dirección le escriben las visitas. Si la deja vacía, el sitio muestra una de ejemplo, y lo que se escriba allí no le llega a nadie.',
  next: 'Continuar',
  later: 'Más tarde',
  ready: {
    heading: 'El sitio ya sabe de quién es',
    intro: 'Dos cosas hacen que hable como usted.',
    headline: {
      heading: 'Su titular',
      body: 'La primera línea que se lee. Cámbiela donde está, en la propia página.',
      act: 'Cambiar el titular',
    },
    article: {
      heading: 'Su primer artículo',
      body: 'Escríbalo o péguelo, ponga una imagen, publíquelo y envíe el enlace a alguien.',
      act: 'Escribir un artículo',
    },
    later: 'Cuando haya tiempo',
    passkey: {
      act: 'Añadir una llave de acceso',
      body: 'Con ella, una contraseña robada no abre nada por sí sola.',
    },
    blog: {
      act: 'Traer el blog anterior',
      body: 'Indique su dirección o su archivo de exportación y vea los artículos antes de guardarlos.',
    },
    samples: {
      act: 'Sustituir los ejemplos',
      body: 'Las citas, los clientes y los resultados venían con el sitio. Llevan la marca de ejemplo hasta que los sustituya o los oculte.',
    },
  },
  notice:
    'Cinco respuestas breves y el sitio es suyo: su nombre, el de usted, el correo, el idioma y la zona horaria.',
  begin: 'Empezar',
} satisfies typeof model;
