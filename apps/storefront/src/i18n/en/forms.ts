import type { Namespace } from '../namespace.ts';

/** Texts of every form: saving and its failure, choosing a picture, leaving with unsaved changes. */
export const forms = {
  name: 'forms',
  texts: {
    saving: 'Saving. The form waits for the answer.',
    nothingLost: 'Nothing you typed is lost',
    picturePrompt: 'Browse, drop or paste a picture',
    largePicture: 'This picture is larger than 5 MB and may take a while to send.',
    clearPicture: 'Do not use this picture',
    notAnImage: 'This file is not a PNG, JPG, GIF or WebP picture. Please choose another one.',
    damaged: 'This picture is damaged and cannot be shown. Please choose another one.',
    unreadable: 'This file cannot be read any more. Please choose it again.',
    leaveTitle: 'Leave without saving?',
    leaveText: 'What you typed on this page has not been saved and would be lost.',
    leave: 'Leave',
    stay: 'Stay here',
  },
} as const satisfies Namespace;
