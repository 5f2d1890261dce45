// Runs before the first paint, so that neither the theme nor the direction is seen to change. Keep it tiny.
;(function () {
  var root = document.documentElement
  var language = null
  var theme = null
  try {
    language = window.localStorage.getItem('mizan.language')
    theme = window.localStorage.getItem('mizan.theme')
  } catch {
    root.dataset.storage = 'blocked'
  }
  if (language !== 'ar' && language !== 'en') language = /^ar\b/i.test(window.navigator.language) ? 'ar' : 'en'
  root.lang = language
  root.dir = language === 'ar' ? 'rtl' : 'ltr'
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
})()
