import type { voiceLab as model } from '../en/voice-lab.ts';

/** The demonstration of tones and formats on the home page. Line breaks inside a text are meant. */
export const voiceLab = {
  heading: 'Un dato y nueve maneras de decirlo',
  intro: 'La frase de abajo es cierta y nadie va a recordarla. Pruebe a decirla de otra manera.',
  start_label: 'La frase tal como llegó',
  start_line: 'El trimestre pasado redujimos a la mitad las caídas del sistema.',
  // Once both are chosen, in the manner of a newspaper's corrections: For “…” read …
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
  result_heading: 'Su mensaje, revisado',
  announce: '{tone}, {format}. El texto cambió.',
  copy: 'Copiar el texto',
  copy_failed: 'El navegador no permitió copiarlo. El texto queda seleccionado para que lo copie a mano.',
  reset: 'Empezar de nuevo',
  show_english: 'En inglés',
  show_spanish: 'En español',
  footnote: 'Los nueve estaban escritos de antemano. El suyo empezaría con una conversación.',
  texts: {
    visionary: {
      speech: `El trimestre pasado redujimos a la mitad las caídas del sistema. Hoy quiero hablar de la mitad que queda.

Mientras un sistema pueda fallar, la gente organiza su trabajo alrededor del fallo. Guarda una lista aparte, por si acaso. Promete un poco menos de lo que podría, por si acaso. Ustedes conocen esas tres palabras. Media empresa está construida sobre ellas.

Quiero saber qué haríamos sin ellas. ¿Qué le prometerían a un cliente si supieran que el suelo aguanta? Escríbanlo esta noche. Ese es el plan que quiero leer.`,
      linkedin: `El trimestre pasado redujimos a la mitad las caídas del sistema.

Lo que no esperaba era lo que pasó con el silencio.

Un equipo que llevaba años con un plan B por si fallaba nuestro propio sistema lo tiró a la basura. La reunión de los lunes, que era para hablar de averías, pasó a ser para hablar de proyectos. Y luego se hizo más corta.

Antes la fiabilidad me parecía un asunto de ingeniería. Hoy creo que marca hasta dónde se atreve a mirar una empresa.

¿Qué dejó de planear la suya, por si el suelo se mueve?`,
      soundbite: 'El mejor sistema es aquel en el que nadie piensa. Vamos por la mitad del camino.',
    },
    confident: {
      speech: `El trimestre pasado redujimos a la mitad las caídas del sistema. No fue suerte, y puedo mostrar las facturas.

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
        'En un trimestre, la mitad de las caídas. Sabemos cómo lo hicimos; por eso podemos repetirlo.',
    },
    empathetic: {
      speech: `El trimestre pasado nuestros sistemas estuvieron caídos la mitad del tiempo que en el anterior. Hay una gráfica y ya la vieron. Yo prefiero hablar del teléfono.

Alguna noche sonó en casa de alguien que hoy está en esta sala. Se levantó, se fue a la cocina para no despertar a los niños y arregló algo que ningún cliente llegó a saber que estaba roto. Y por la mañana vino a trabajar.

Este último trimestre sonó la mitad de las veces. Lo hicieron por los clientes. Espero que en su casa también se haya notado. Gracias. Que descansen.`,
      linkedin: `El trimestre pasado redujimos a la mitad las caídas del sistema. No dejo de pensar en quién vive dentro de esa palabra.

Quien atiende al público y pasó la mañana pidiendo perdón por la misma pantalla.
Quien pidió un día libre para resolver algo con nosotros y se volvió a casa sin resolverlo.
La ingeniera que se fue del cumpleaños antes de las velas.

Si usted es una de esas personas: perdón por haber tardado tanto. La mitad es un avance, y todavía es menos de lo que le debíamos.

Seguiré publicando aquí la cifra hasta que aburra.`,
      soundbite:
        'La mitad de las caídas significa la mitad de las noches en vela. Yo llevo la cuenta de las noches.',
    },
  },
} satisfies typeof model;
