// Browsers repeat the click of a button or a link, and the submission of a form, while Enter is held. Captured before every handler: one press acts once.
document.addEventListener(
  'keydown',
  (event) => {
    if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  },
  true,
);
