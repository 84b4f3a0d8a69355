import type { Guidance } from '../../stories/docs/guidance.ts';
import { Notice } from '../notice/notice.tsx';

export const guidance: Guidance = {
  title: 'Components/Toast',
  status: 'stable',
  use: [
    'For the result of an action that needs no answer: ‘Food item added successfully!’',
    'One ToastRegion per page, which is there from the start.',
  ],
  avoid: [
    'For what must be read: it goes away. Leave a trace in the page, too.',
    'For a question: use an Alert dialog.',
    'For an error of a field.',
  ],
  comparisons: [
    {
      good: <Notice tone="critical">The e-mail is taken. Choose another or log in.</Notice>,
      because: 'What is needed to go on stays in the page, beside a toast.',
      poor: <Notice tone="critical">Registration failed.</Notice>,
      instead: 'Say it in a toast only: after four seconds it is gone.',
    },
  ],
  words: ['One sentence, past tense.', 'The close button names itself: ‘Close notification’.'],
  keyboard: [
    ['Tab', 'Moves the focus to the close button; the toast stays while it has the focus.'],
    ['Enter', 'Closes the focused toast. The focus goes to the next one, or back to where it came from.'],
  ],
  screenReader: 'Read once, after the current sentence, by the one polite live region. Hover and focus pause its time.',
};
