export { importFile } from './import-file.ts';
export { importPreviewed } from './import-previewed.ts';
export { downloadPictures } from './pictures/download-pictures.ts';
