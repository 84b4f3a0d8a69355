// Captured before every handler, those of overlays included.
window.addEventListener(
  'keydown',
  (event) => {
    // Keys of an input method: its Enter chooses a word, its Escape rejects it. 229: in Safari the composition has ended before the key that ends it.
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
    // Browsers repeat the click of a button or a link, and the submission of a form, while Enter is held: one press acts once.
    else if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  },
  true,
);
