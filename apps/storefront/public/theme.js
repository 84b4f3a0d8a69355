// Before the first paint, so that the chosen theme never flashes: a classic script of our own origin, as the content policy wants it.
(() => {
  const chosen = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie);
  if (chosen) document.documentElement.dataset.theme = chosen[1];
})();
