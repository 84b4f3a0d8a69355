import { createIcon } from './create-icon.tsx';

export const PlayIcon = createIcon('M7.5 5.2v13.6L18.5 12 7.5 5.2Z');
export const PauseIcon = createIcon('M8.5 5v14M15.5 5v14');
