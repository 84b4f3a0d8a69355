// A browser requests a picture that failed without a connection only if its source is set again.
window.addEventListener('online', () => {
  for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0) picture.setAttribute('src', picture.src);
});
