import { createIcon } from './create-icon.tsx';

export type { IconProps } from './create-icon.tsx';

export const PlusIcon = createIcon('M12 5v14M5 12h14');
export const MinusIcon = createIcon('M5 12h14');
export const TrashIcon = createIcon(
  'M4 7h16M9 7V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2m-8.5 0 .8 11.2A2 2 0 0 0 9.3 20h5.4a2 2 0 0 0 2-1.8L17.5 7M10 11v5m4-5v5',
);
export const CheckIcon = createIcon('m5 12.5 4.5 4.5L19 7.5');
export const AlertIcon = createIcon('M12 9v4.5m0 3.2v.1M10.3 4.6 3 17.3A2 2 0 0 0 4.7 20h14.6a2 2 0 0 0 1.7-2.7L13.7 4.6a2 2 0 0 0-3.4 0Z');
export const InfoIcon = createIcon('M12 11v5.5M12 7.6v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z');
export const CloseIcon = createIcon('m6 6 12 12M18 6 6 18');
export const MenuIcon = createIcon('M4 7h16M4 12h16M4 17h10');
export const UserIcon = createIcon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8a7.5 7.5 0 0 1 15 0');
export const SearchIcon = createIcon('M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.9 4.6L20 20');
export const DownloadIcon = createIcon('M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M5 20h14');
export const UploadIcon = createIcon('M12 15V4m0 0 4.5 4.5M12 4 7.5 8.5M5 20h14');
export const EyeIcon = createIcon('M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z');
export const EyeOffIcon = createIcon(
  'M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.3 7.2A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
);
export const ChevronIcon = createIcon('m6 9.5 6 6 6-6');
export const PencilIcon = createIcon(
  'm4.5 19.5 1-4.5L16.3 4.2a1.7 1.7 0 0 1 2.4 0l1.1 1.1a1.7 1.7 0 0 1 0 2.4L9 18.5l-4.5 1ZM14 6.5l3.5 3.5',
);
export const RefreshIcon = createIcon('M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9.5M20 4.5v5h-5M19.5 12a7.5 7.5 0 0 1-13 5.1L4 14.5m0 5v-5h5');
