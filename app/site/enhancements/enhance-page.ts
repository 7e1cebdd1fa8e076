/** The script of the public pages: every page works without it, and a little better with it. */

import { answerShareLinks } from '../blog/enhance-share-links.ts';
import { submitOnChange } from '../blog/enhance-year-filter.ts';
import { answerMailBox } from '../contact/enhance-mail-box.ts';
import { keepDrawerModal } from '../shell/enhance-drawer.ts';
import { followHomeLinks } from '../shell/enhance-home-links.ts';
import { answerToastKey } from '../toasts/show-toast.ts';
import { answerCopyButtons } from './copy-buttons.ts';
import { wakeLiveParts } from './enhance-sections.ts';
import { silenceForeignTroubles } from './ignore-extension-errors.ts';
import { rememberLanguage } from './remember-language.ts';
import { replaceFailedPictures } from './replace-failed-pictures.ts';

silenceForeignTroubles();
rememberLanguage();
keepDrawerModal();
answerShareLinks();
answerCopyButtons();
answerMailBox();
submitOnChange();
replaceFailedPictures();
wakeLiveParts();
followHomeLinks();
answerToastKey();
