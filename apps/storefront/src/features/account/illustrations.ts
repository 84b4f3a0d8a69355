import biryani from '@lobehub/fluent-emoji-3d/assets/1f958.webp';
import chilli from '@lobehub/fluent-emoji-3d/assets/1f336-fe0f.webp';
import curry from '@lobehub/fluent-emoji-3d/assets/1f35b.webp';
import egg from '@lobehub/fluent-emoji-3d/assets/1f95a.webp';
import greens from '@lobehub/fluent-emoji-3d/assets/1f96c.webp';
import lemon from '@lobehub/fluent-emoji-3d/assets/1f34b.webp';
import mango from '@lobehub/fluent-emoji-3d/assets/1f96d.webp';
import scooterDrawing from '@lobehub/fluent-emoji-3d/assets/1f6f5.webp';
import type { PlateIllustrationProps } from './plate-illustration.tsx';

export const loginIllustration: PlateIllustrationProps = { backdrop: 'accent', dish: curry, sprinkles: [lemon, chilli, greens] };
export const registerIllustration: PlateIllustrationProps = { backdrop: 3, dish: biryani, sprinkles: [mango, lemon, egg] };
export const scooter = scooterDrawing;
