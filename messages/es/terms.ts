import type { terms as model } from '../en/terms.ts';

/** Terms: the text below their one sentence. */
export const terms = {
  updated: 'Última modificación: {date}',
  who_heading: 'Entre quiénes',
  who_body:
    'Este sitio lo publica {brand}. Cada encargo se acuerda en una carta aparte; si la carta y esta página no coinciden, prevalece la carta.',
  scope_heading: 'En qué consiste el trabajo',
  scope_body:
    'Discursos, contenido de LinkedIn, artículos y columnas, guías de voz y biografías, escritos en inglés. La carta dice cuántos, de qué extensión, para cuándo y a qué precio.',
  ownership_heading: 'De quién son las palabras',
  ownership_body:
    'Suyas, una vez pagadas. Usted las firma y responde de lo que dicen. No pido que se me cite.',
  secrecy_heading: 'Qué queda en secreto',
  secrecy_body:
    'Que trabajamos juntos y todo lo que me cuente. Su nombre no se usa en ninguna parte sin su consentimiento por escrito.',
  standards_heading: 'Qué no escribo',
  standards_body:
    'Lo que sé que es falso, historias inventadas que se cuenten como ciertas, elogios con nombre ajeno o palabras pensadas para dañar a alguien. Si un dato no se puede comprobar, se quita.',
  pack_heading: 'El paquete de prompts de IA',
  pack_body:
    'Un solo pago da a una persona acceso de por vida, con novedades cada trimestre. Si no le convence, escriba en los siete días siguientes y se le devolverá el dinero. Use los prompts con libertad en su trabajo; no los revenda ni los publique.',
  site_heading: 'Este sitio',
  site_body:
    'Puede citar los artículos si pone el enlace. Son consejos generales y no asesoría jurídica ni financiera. De los sitios enlazados responden sus dueños.',
  law_heading: 'Qué ley se aplica',
  law_body:
    'Ley aplicable: {law}. Se mantienen los derechos de consumidor que usted tenga en el lugar donde vive.',
} satisfies typeof model;
