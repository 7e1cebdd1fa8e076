import type { XmlElement } from './xml-tree.ts';

/** What may stand in an element, in the order of ECMA-376 (part 1, annex A); `*` for what may come more than once. */
const sequences: Record<string, string> = {
  document: 'background body',
  styles: 'docDefaults latentStyles style*',
  docDefaults: 'rPrDefault pPrDefault',
  style:
    'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr*',
  pPr: 'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  pBdr: 'top left bottom right between bar',
  numPr: 'ilvl numId numberingChange ins',
  rPr: 'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath rPrChange',
  tbl: 'tblPr tblGrid tr*',
  tblPr:
    'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription tblPrChange',
  tblCellMar: 'top left bottom right',
  tcPr: 'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  sectPr:
    'headerReference* footerReference* footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings sectPrChange',
  numbering: 'numPicBullet* abstractNum* num* numIdMacAtCleanup',
  abstractNum: 'nsid multiLevelType tmpl name styleLink numStyleLink lvl*',
  lvl: 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr',
  num: 'abstractNumId lvlOverride*',
  sdt: 'sdtPr sdtEndPr sdtContent',
  sdtPr: 'rPr alias tag id lock placeholder temporary showingPlcHdr dataBinding label tabIndex',
  settings:
    'view zoom mirrorMargins displayBackgroundShape trackRevisions documentProtection autoFormatOverride defaultTabStop autoHyphenation evenAndOddHeaders characterSpacingControl footnotePr endnotePr compat rsids themeFontLang decimalSymbol listSeparator',
};

const drawings: Record<string, string> = {
  'wp:inline': 'wp:extent wp:effectExtent wp:docPr wp:cNvGraphicFramePr a:graphic',
  'pic:pic': 'pic:nvPicPr pic:blipFill pic:spPr',
  'pic:blipFill': 'a:blip a:srcRect a:stretch',
  'pic:spPr': 'a:xfrm a:prstGeom a:noFill a:ln',
  'a:xfrm': 'a:off a:ext',
};

const orders = new Map([
  ...Object.entries(sequences).map(([name, children]) => [
    `w:${name}`,
    children.split(' ').map((child) => `w:${child}`),
  ]),
  ...Object.entries(drawings).map(([name, children]) => [name, children.split(' ')]),
] as [string, string[]][]);

/** Extensions, which a part says may be passed over. */
const isExtension = ({ uri }: XmlElement) => uri.startsWith('http://schemas.microsoft.com/');

/** What is wrong with the order of an element's children. */
export function orderFaults({ name, children }: XmlElement): string[] {
  const order = orders.get(name);
  if (!order) return [];
  const faults: string[] = [];
  let last = -1;
  for (const child of children.filter((each) => !isExtension(each))) {
    const many = order.indexOf(`${child.name}*`);
    const at = many < 0 ? order.indexOf(child.name) : many;
    if (at < 0) faults.push(`${child.name} does not belong in ${name}`);
    else if (at < last) faults.push(`${child.name} comes too late in ${name}`);
    else if (at === last && many < 0) faults.push(`${child.name} is twice in ${name}`);
    last = Math.max(last, at);
  }
  return faults;
}
