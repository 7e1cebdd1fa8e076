import type { onboarding as model } from '../en/onboarding.ts';

/** The steps that make a new site the owner’s. */
export const onboarding = {
  title: 'Su sitio ya funciona. Ahora, hágalo suyo.',
  intro: 'Cinco pasos breves. Puede parar en cualquiera y seguir más tarde.',
  step: 'Paso {n} de {total}',
  next: 'Continuar',
  back: 'Atrás',
  later: 'Más tarde',
  passkey: {
    heading: 'Que un dispositivo responda por usted',
    body: 'Con una llave de acceso, para entrar hacen falta la contraseña y su huella, su rostro o su código. Una contraseña robada ya no abre nada por sí sola. También puede esperar.',
  },
  brand: {
    heading: 'Su nombre y su marca',
    body: 'Puede cambiar los dos cuando quiera.',
  },
  language: {
    heading: 'El idioma que se ve primero',
    body: 'Quien visite el sitio podrá cambiarlo. Todo lo que viene incluido está en español y en inglés.',
  },
  import: {
    heading: '¿Tiene un blog anterior?',
    body: 'Indique su dirección o su archivo de exportación y vea los artículos antes de guardarlos.',
    none: 'No, empiezo de cero',
  },
  samples: {
    heading: 'Qué sigue siendo de ejemplo',
    body: 'Estas partes venían con el sitio. Llevan la marca de ejemplo hasta que las sustituya o las oculte.',
  },
  done: {
    heading: 'Listo',
    body: 'Mire el sitio como lo vería una visita. Después, escriba algo.',
    see: 'Ver el sitio',
    write: 'Escribir un artículo',
  },
  notice: 'Cinco pasos breves y el sitio es suyo: llave de acceso, nombre, idioma, blog anterior y ejemplos.',
  begin: 'Empezar',
  skip: 'Saltar este paso',
  progress: 'Pasos',
  finish: 'Terminar',
  look: 'Ir a la página de importación',
} satisfies typeof model;
