/** The script of the public pages: every page works without it, and a little better with it. */
import { answerCopyButtons } from './copy.ts';
import { keepDrawerModal } from './drawer.ts';
import { replaceFailedPictures } from './failed-pictures.ts';
import { silenceForeignTroubles } from './foreign-troubles.ts';
import { followHomeLinks } from './home-links.ts';
import { rememberLanguage } from './language.ts';
import { wakeLiveParts } from './live-parts.ts';
import { answerMailBox } from './mail-box.ts';
import { answerShareLinks } from './share.ts';
import { submitOnChange } from './submit-on-change.ts';
import { answerToastKey } from './toasts.ts';

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
