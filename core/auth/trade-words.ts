/** Words that who guesses tries on a site of this kind: its product, its trade, its areas. Lower case, letters alone. */
export const tradeWords = [
  ...['underyourname', 'undernyourname', 'undermyname'],
  ...['ghostwriter', 'ghostwriters', 'ghostwriting', 'speechwriter', 'speechwriters', 'speechwriting'],
  ...['speech', 'speeches', 'ghost', 'writer', 'writing', 'discurso', 'discursos', 'escritor', 'escritora'],
  ...['compose', 'content', 'manager', 'settings', 'admin', 'administrator', 'owner'],
  ...['password', 'contraseña', 'contrasena'],
];
