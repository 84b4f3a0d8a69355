import adminPortrait from '@lobehub/fluent-emoji-3d/assets/1f469-200d-1f373.webp?url&no-inline';
import bakedSweet from '@lobehub/fluent-emoji-3d/assets/1f96e.webp?url&no-inline';
import beans from '@lobehub/fluent-emoji-3d/assets/1fad8.webp?url&no-inline';
import boneMarrow from '@lobehub/fluent-emoji-3d/assets/1f356.webp?url&no-inline';
import chickenLeg from '@lobehub/fluent-emoji-3d/assets/1f357.webp?url&no-inline';
import chilli from '@lobehub/fluent-emoji-3d/assets/1f336-fe0f.webp?url&no-inline';
import coconut from '@lobehub/fluent-emoji-3d/assets/1f965.webp?url&no-inline';
import crab from '@lobehub/fluent-emoji-3d/assets/1f980.webp?url&no-inline';
import croquettes from '@lobehub/fluent-emoji-3d/assets/1f9c6.webp?url&no-inline';
import curryRice from '@lobehub/fluent-emoji-3d/assets/1f35b.webp?url&no-inline';
import customerPortrait from '@lobehub/fluent-emoji-3d/assets/1f9d1.webp?url&no-inline';
import dumpling from '@lobehub/fluent-emoji-3d/assets/1f95f.webp?url&no-inline';
import egg from '@lobehub/fluent-emoji-3d/assets/1f95a.webp?url&no-inline';
import eggplant from '@lobehub/fluent-emoji-3d/assets/1f346.webp?url&no-inline';
import fish from '@lobehub/fluent-emoji-3d/assets/1f41f.webp?url&no-inline';
import flatbread from '@lobehub/fluent-emoji-3d/assets/1fad3.webp?url&no-inline';
import friedShrimp from '@lobehub/fluent-emoji-3d/assets/1f364.webp?url&no-inline';
import glassOfMilk from '@lobehub/fluent-emoji-3d/assets/1f95b.webp?url&no-inline';
import greens from '@lobehub/fluent-emoji-3d/assets/1f96c.webp?url&no-inline';
import honey from '@lobehub/fluent-emoji-3d/assets/1f36f.webp?url&no-inline';
import iceCream from '@lobehub/fluent-emoji-3d/assets/1f368.webp?url&no-inline';
import lemon from '@lobehub/fluent-emoji-3d/assets/1f34b.webp?url&no-inline';
import mango from '@lobehub/fluent-emoji-3d/assets/1f96d.webp?url&no-inline';
import meat from '@lobehub/fluent-emoji-3d/assets/1f969.webp?url&no-inline';
import paella from '@lobehub/fluent-emoji-3d/assets/1f958.webp?url&no-inline';
import pizza from '@lobehub/fluent-emoji-3d/assets/1f355.webp?url&no-inline';
import potato from '@lobehub/fluent-emoji-3d/assets/1f954.webp?url&no-inline';
import pudding from '@lobehub/fluent-emoji-3d/assets/1f36e.webp?url&no-inline';
import puffedRice from '@lobehub/fluent-emoji-3d/assets/1f37f.webp?url&no-inline';
import rice from '@lobehub/fluent-emoji-3d/assets/1f35a.webp?url&no-inline';
import shavedIce from '@lobehub/fluent-emoji-3d/assets/1f367.webp?url&no-inline';
import shrimp from '@lobehub/fluent-emoji-3d/assets/1f990.webp?url&no-inline';
import skewer from '@lobehub/fluent-emoji-3d/assets/1f362.webp?url&no-inline';
import stew from '@lobehub/fluent-emoji-3d/assets/1f372.webp?url&no-inline';
import stuffedFlatbread from '@lobehub/fluent-emoji-3d/assets/1f959.webp?url&no-inline';
import stuffedRoll from '@lobehub/fluent-emoji-3d/assets/1f32f.webp?url&no-inline';
import tea from '@lobehub/fluent-emoji-3d/assets/1f375.webp?url&no-inline';
import teapot from '@lobehub/fluent-emoji-3d/assets/1fad6.webp?url&no-inline';
import tropicalFish from '@lobehub/fluent-emoji-3d/assets/1f420.webp?url&no-inline';
import type { SamplePicture } from './sample-pictures.ts';

/** The URL of each sample picture, never inlined. Browser only: Node cannot load the imports. */
export const pictures = {
  'admin-portrait': adminPortrait,
  'baked-sweet': bakedSweet,
  beans,
  'bone-marrow': boneMarrow,
  'chicken-leg': chickenLeg,
  chilli,
  coconut,
  crab,
  croquettes,
  'curry-rice': curryRice,
  'customer-portrait': customerPortrait,
  dumpling,
  egg,
  eggplant,
  fish,
  flatbread,
  'fried-shrimp': friedShrimp,
  'glass-of-milk': glassOfMilk,
  greens,
  honey,
  'ice-cream': iceCream,
  lemon,
  mango,
  meat,
  paella,
  pizza,
  potato,
  pudding,
  'puffed-rice': puffedRice,
  rice,
  'shaved-ice': shavedIce,
  shrimp,
  skewer,
  stew,
  'stuffed-flatbread': stuffedFlatbread,
  'stuffed-roll': stuffedRoll,
  tea,
  teapot,
  'tropical-fish': tropicalFish,
} satisfies Record<SamplePicture, string>;
