/** The script of the public pages: every page works without it, and a little better with it. */
import { enhanceShareLinks } from '../blog/enhance-share-links.ts';
import { enhanceYearFilter } from '../blog/enhance-year-filter.ts';
import { enhanceMailBox } from '../contact/enhance-mail-box.ts';
import { enhanceDrawer } from '../shell/enhance-drawer.ts';
import { enhanceHomeLinks } from '../shell/enhance-home-links.ts';
import { enhanceToastKey } from '../toasts/show-toast.ts';
import { enhanceCopyButtons } from './copy-buttons.ts';
import { enhanceSections } from './enhance-sections.ts';
import { ignoreExtensionErrors } from './ignore-extension-errors.ts';
import { rememberLanguage } from './remember-language.ts';
import { replaceFailedPictures } from './replace-failed-pictures.ts';
import { showFaces } from './show-faces.ts';

ignoreExtensionErrors();
rememberLanguage();
showFaces();
enhanceDrawer();
enhanceShareLinks();
enhanceCopyButtons();
enhanceMailBox();
enhanceYearFilter();
replaceFailedPictures();
enhanceHomeLinks();
enhanceToastKey();
enhanceSections();
