import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';

/**
 * `npm test -- wording`: finds words and phrases that have no correct use in this project. Words that are
 * only sometimes wrong (keep, stand, behind, told) aren't listed, because only a reader can judge them.
 */

/** Each replacement with the phrases to replace: regular expressions without groups, split by " | ". */
type Phrases = Record<string, string>;

const english: Phrases = {
  'anyway, identical': 'all the same',
  'anyone who': 'whoever | whomever | whosoever',
  again: 'anew | again the same',
  'your own, separate': "of one's own | an own",
  'resume, continue': 'go on with | goes on with | going on with | gone on with | went on with',
  discard: 'lets? it go | letting it go | lets? go of | letting go of',
  'publish, allow': 'lets? out | letting out | lets? through | letting through',
  'sign-in attempts': 'tried its door | tries its door | knocks? at the door',
  'import, include':
    'brings? along | brought along | brings? over | brought over | comes? along | came along',
  filtered: 'narrows? down | narrowed down',
  generated: 'made up by',
  'merged with': 'made one with',
  'matches its original': 'true to its originals? | true to their originals?',
  'on schedule, on time': 'at its time | at their time',
  'confidential name': 'guarded names? | must not appear',
  'redirects to, broken link': 'leads? nowhere | leading nowhere | led nowhere | leads? on to',
  'no longer exists, X not found': 'not there any ?more',
  'as a test': 'for practice',
  permanently: 'for ever',
  'undo, withdraw': 'takes? back | taking back | taken back | took back',
  restore: 'brings? back | bringing back | brought back',
  'export, pass': 'hands? over | handed over | handing over',
  fix: 'mends? | mended | mending',
  'anonymous visitor, another client': 'strangers?',
  'in the future': 'still to come',
  'running, in progress': 'under way | underway',
  'run maintenance': 'keeps? house | keeping house',
  'review link': 'sealed links?',
  'image from a URL': 'pictures? of the web',
  'page section': 'texts of the pages?',
  return: 'gives? back | giving back | given back | gave back',
  'receives, is notified of': 'hears? of',
  'has none': 'knows? of none',
  'in turn, each': 'in its turn | in turns | each by itself',
  'the result, the outcome': 'what became of | what becomes of | what came of | what comes of',
  trash: 'the bin',
  'focus mode': 'quiet mode',
  rehearsal: 'run-throughs?',
  teleprompter: 'stage view',
  toolbar: 'formatting bars?',
  'dry run': 'trial runs?',
  'hold, blocked': 'holds? back | holding back | held back',
  'interrupted, stopped': 'breaks? off | broken off | broke off',
  'autosave, checkout': 'working cop(?:y|ies)',
  UTC: 'universal time',
  'cover image': 'cover pictures?',
  'signs in, signs out': 'logged in | logged out | logging out | logs out',
  email: 'e-mails?',
  'instead of, replaces': 'in place of | in the place of | takes? the place of | instead of which',
  'also, in addition': 'besides that | elsewhere, too | thereto',
  elsewhere: 'else where',
  'its, in which, so far':
    'thereof | therein | wherein | hereby | herein | heretofore | hitherto | aforementioned',
  use: 'utiliz\\w+ | leverag\\w+',
  to: 'in order to',
  'nothing: just say it': 'please note | it should be noted | needless to say',
  'lets you': 'allows? to | enables? to | permits? to',
  'what it looks like': 'how it looks like | how they look like | how this looks like',
  'the noun without s': 'informations | advices | feedbacks | softwares | datas',
  'depends on': 'depends? of | depending of',
  discuss: 'discuss about | discusses about | discussed about',
  meanwhile: 'in the meanwhile',
  cannot: 'can not',
  its: "it's own",
  'more than, could have, a lot': 'more then | less then | rather then | could of | should of | alot',
  'consists of': 'comprised of | consists? in',
};

/** Found inside words, too: in paths (`grey.css`) and in identifiers (`normaliseUrl`). */
const spelling: Phrases = {
  'US spelling: color, behavior': '(?:col|behavi|fav|neighb|hon|lab|hum|flav|rum|harb|vig|rig|arm|endeav)our',
  'US spelling: recognize, analyze':
    '(?:anonym|apolog|author|capital|categor|critic|custom|emphas|final|general|harmon|initial|local|maxim|memor|minim|normal|optim|organ|penal|personal|prior|real|recogn|sanit|serial|special|standard|summar|synchron|token|util|visual)is(?:ed?|es|ing|ation) | (?:anal|paral)ys(?:ed?(?!s)|ing)',
  'US spelling: canceled, labeled':
    '(?:cancel|channel|fuel|level|marshal|model|signal|total|travel|tunnel)l(?:ed|ing) | labell(?:ing|ed(?!by))',
  'US spelling: license, defense': 'licence | defence | offence | pretence',
  'US spelling: center, catalog': 'centre | fibre | litre | theatre | metres? | catalogue | analogue',
  'toward, afterward': 'towards | afterwards',
  'among, while': 'amongst | whilst',
  'US spelling: gray, program, check': 'grey | programme(?![rd]) | ageing | artefact | tyre | cheque',
  'US spelling: learned, inquire': 'learnt | spelt | dreamt | enquir[eiy]',
  'US spelling: fulfill, skillful': 'fulfil(?!l) | skilful | wilful | instalment',
  'US spelling: judgment': 'judgement | acknowledgement',
  'US spelling: mold, plow': 'mould | plough | manoeuvre',
  'the correct spelling':
    'seperat | occured | recieve | definately | accomodat | untill | succesful | existant | neccess',
};

const spanish: Phrases = {
  'dar pistas': 'suelt[aeo]n? indirectas | soltar indirectas | suelto indirectas',
  'haga clic en, presione, elija':
    'puls[eaoó] | pulsen | pulsar | pulsando | pulsado | clicar | cliquear | pinchar | pinche',
  'haga clic': 'hacer click | haga click | dar clic | dé clic | dale clic | haz clic',
  dispositivo: 'ordenador(?:es)? | computador[ae]s?',
  encabezado: 'cabeceras?',
  'contraseña del enlace': 'frases? de paso | frases? de acceso',
  UTC: 'hora universal',
  'inténtelo de nuevo': 'volver a intentarlo | vuelva a intentarlo | vuelve a intentarlo | reintentar',
  'recuperar, restaurar': 'tra(?:er|iga|e|jo)(?:l[oa]s?)? de vuelta | volvió a su sitio',
  'Guardado: {time}': 'a las? \\{\\w+\\}',
  descartar: 'dejar(?:l[oa]s?)? ir | deje ir',
  'publicar de todos modos': 'dejar(?:l[oa]s?)? salir | dejar(?:l[oa]s?)? pasar | se dejó pasar',
  'publicar, retirar del sitio': 'pon(?:er|e|ga) en el sitio | ya está en el sitio | sacar del sitio',
  'se publicará el': 'saldrán? por sí sol[oa]s? | salen? por sí sol[oa]s?',
  'llave de acceso': 'claves? de acceso',
  'a lo sumo': 'como mucho',
  fragmento: 'pasajes?',
  'registro de revisión': 'actas? de revisión | todas las actas',
  'huella digital': 'sellos? del texto | sello y texto | texto y sello',
  redirigir: 'ir a parar | va a parar | van a parar | lleva a ninguna parte | lleva a ningún sitio',
  'nombres confidenciales': 'no debe aparecer | no deben aparecer',
  predeterminado: 'textos? incluidos? | dibujos? incluidos?',
  'de ejemplo': 'pendientes? de sustituir',
  'área privada': '(?:mesa|espacio|área) de trabajo | área de escritura',
  'contraseña incorrecta': 'contraseña errónea',
  'un solo pago': 'pago único',
  'encuentro con los equipos': 'reunión con el personal | reuniones con el personal',
  'subir al escenario': 'salir a escena | sal[eg]a? a escena',
  'no se pudo': 'no funcionó | no ha funcionado',
  'dirección IP': 'dirección de internet | direcciones de internet',
  'enlace externo': 'enlaces? a otros? sitios?',
  'copia de seguridad': 'copias? del sitio',
  'prueba de restauración': 'ensayos? de recuperación | ensayo de recuperar | ensayar la recuperación',
  'texto alternativo': 'palabras para la portada | palabras para una imagen',
  'lectores, visitantes': 'quien lo lee | quienes leen | las visitas',
  'noticias, despacho, cómo': 'noticieros? | bufetes? | qué tan',
  'se omitió': 'quedó fuera | quedaron fuera | se dejó fuera | se dejaron fuera',
  artículo: 'entradas? del blog | esta entrada',
  'iniciar sesión': 'log(?:u)?earse | inicie sesión en la cuenta',
  'revisar, acceder': 'checar | chequear | accesar',
  'según, con base en': 'en base a | de acuerdo a',
  'la URL': '(?:el|un|del|al|los) URLs?',
  'tiene sentido': 'hace sentido | hacer sentido',
  quitar: 'remover | remueva | removid[oa]s?',
  'con el tiempo, al final': 'eventualmente',
  'sin tilde: solo, este, guion': 'sólo | ést[aeo]s? | aquél(?:l[oa]s?)? | guión',
  'video, teléfono, anteojos, archivo': 'vídeos? | móvil(?:es)? | gafas | ficheros?',
  'usted: su, le': 'tú | tus? | ti | te | contigo | vos | vosotr[oa]s | vuestr[oa]s?',
  'usted: puede, tiene':
    'puedes | quieres | tienes | debes | necesitas | sabes | eres | estás | podrás | tendrás',
  'ustedes: pueden, tienen':
    'podéis | tenéis | queréis | debéis | habéis | sois | estáis | hacéis | podés | tenés',
  'usted: guárdelo, ciérrelo':
    '(?:guárda|ciérra|cópia|péga|bórra|inténta|añáde|quíta|cámbia)(?:l[oa]s?|sel[oa]s?)',
  'usted: ábralo, revíselo':
    '(?:revísa|compruéba|descárga|súbe|envía|publíca|míra|ábre|escríbe|elíge|lée)(?:l[oa]s?)',
  'usted: hágalo, póngalo, escriba':
    'hazl[oa]s? | ponl[oa]s? | selecciónal[oa]s? | escribe aquí | ten en cuenta',
  'avíseme, dígame': 'avísame | dime | cuéntame',
};

interface Exception {
  path: RegExp;
  /** The only lines it applies to. */
  line?: RegExp;
  /** The lists it applies to; all if missing. */
  lists?: Phrases[];
  because: string;
}

const exceptions: Exception[] = [
  { path: /^docs\/specification\.md$/, because: 'the customer’s text, quoted verbatim' },
  { path: /^scripts\/checks\/wording(\.test)?\.ts$/, because: 'these lists and their test' },
  { path: /^CONTRIBUTING\.md$/, line: /: use “/, because: 'an example of a message' },
  { path: /^package-lock\.json$|LICENSE/, because: 'texts of third parties' },
  { path: /^core\/import\/golden\//, because: 'exports of other systems' },
  { path: /^messages\/es\/|^core\/samples\/posts\/[78]-/, lists: [english], because: 'Spanish texts' },
  {
    path: /^messages\/en\/|^core\/samples\/posts\/[1-6]-|\.css$/,
    lists: [spanish],
    because: 'English texts',
  },
  {
    path: /^messages\/en\/(home|pages)\.ts$/,
    line: /handing over|\bwhoever/i,
    because: 'idiomatic in prose',
  },
  { path: /^core\/samples\/posts\/[1-6]-/, line: /in order to|\bwhoever/, because: 'idiomatic in prose' },
  { path: /^messages\/.*\.ts$/, line: /^ +(anew|cancelled|mend):/, because: 'message keys don’t change' },
  { path: /^app\/owner\/auth\//, line: /'cancelled'/, because: 'a message key' },
  { path: /^app\/owner\/compose\/checks\//, line: /\bmend\b.*(checks;|\[field\])/, because: 'a message key' },
  { path: /^core\/media\/picture-jobs\.ts$/, line: /\.toColourspace\(/, because: 'a function of sharp' },
  { path: /^core\/import\/scrape\/parse-page\.ts$/, line: /grey\|gray/, because: 'file names in blogs' },
  { path: /^readers\/html\/stray-markup\.ts$/, line: /center centre cite/, because: 'misspelled HTML tags' },
  { path: /^readers\/markdown\/read-markdown-folder\.ts$/, line: /licence\|/, because: 'file names' },
  {
    path: /^readers\/wordpress\/post-values/,
    line: /uncategorised|geen/i,
    because: 'categories in WordPress',
  },
  { path: /^core\/posts\/autosaves\.ts$/, line: /takeAdvisoryLock/, because: 'the lock of earlier releases' },
  { path: /^core\/reviews\/version-hash\.test\.ts$/, lists: [spanish], because: 'parts of the word “Text”' },
  { path: /^shared\/speech\//, line: /el la los|NO\|SO|toward towards/, because: 'lists of function words' },
];

/** A gap between words may be a line break in a comment. */
const gap = '[\\s*/#]+';
const phraseOf = (text: string) => text.replaceAll(' ', gap).replaceAll("'", "['’]");
const whole = (source: string) => new RegExp(`(?<![\\p{L}\\d_./-])(?:${source})(?![\\p{L}\\d_-])`, 'giu');
const inside = (source: string) => new RegExp(source, 'gi');

const lists = [
  { phrases: english, toPattern: whole },
  { phrases: spelling, toPattern: inside },
  { phrases: spanish, toPattern: whole },
].map(({ phrases, toPattern }) => {
  const entries = Object.entries(phrases).map(([better, found]) => ({
    better,
    source: phraseOf(found).replaceAll(`${gap}|${gap}`, '|'),
  }));
  return {
    phrases,
    any: toPattern(entries.map(({ source }) => source).join('|')),
    betterThan: (phrase: string) =>
      entries.find(({ source }) => new RegExp(`^(?:${source})$`, 'iu').test(phrase))?.better,
  };
});

/** Returns a line like `messages/en/home.ts:12: “anew”: use “again”` for each phrase in a path and text. */
export function findBadWording(path: string, text: string): string[] {
  const content = `${path}\n${text}`;
  return lists.flatMap(({ phrases, any, betterThan }) => {
    const allowed = exceptions.filter((one) => one.path.test(path) && (one.lists?.includes(phrases) ?? true));
    if (allowed.some(({ line }) => !line)) return [];
    return [...content.matchAll(any)].flatMap(({ 0: found, index }) => {
      // `authorIsEmpty` doesn't contain "authorise".
      if (phrases === spelling && !/^.[a-z]+$|^[A-Z]+$/.test(found)) return [];
      const before = content.slice(0, index).split('\n');
      const line = `${before.at(-1)}${content.slice(index).split('\n', 1)[0]}`;
      if (allowed.some((one) => one.line?.test(line))) return [];
      return `${path}:${Math.max(before.length - 1, 1)}: “${found.replaceAll(/\s+/g, ' ')}”: use “${betterThan(found)}”`;
    });
  });
}

const binary = new Set('.png .ico .ttf .woff2 .webp .avif .mp4 .webm'.split(' '));

if (process.argv[1] === import.meta.filename) {
  const root = resolve(import.meta.dirname, '../..');
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 10_000_000 });
  if (!stdout) console.log('Skipped: this folder is not a Git checkout.');
  const found = (stdout ?? '')
    .split('\0')
    .filter((path) => path !== '' && !binary.has(extname(path)) && existsSync(resolve(root, path)))
    .flatMap((path) => findBadWording(path, readFileSync(resolve(root, path), 'utf8')));
  for (const line of found) console.log(line);
  if (found.length > 0) process.exitCode = 1;
}
