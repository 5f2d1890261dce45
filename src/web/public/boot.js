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
  // The name on the home screen is in the reader's language; both are one application.
  if (language === 'ar') document.querySelector('link[rel=manifest]').href = '/manifest.ar.webmanifest'
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme

  // While two versions answer in turn, a page of one may ask the other for its scripts: it is asked for again.
  window.addEventListener(
    'error',
    function (event) {
      var address = event.target && (event.target.src || event.target.href)
      var page = document.getElementById('root')
      if (!/\/assets\/[^/]+\.(js|css)$/.test(address || '') || (page && page.firstChild)) return
      try {
        var tries = Number(window.sessionStorage.getItem('mizan.tries')) || 0
        if (tries >= 10) return
        window.sessionStorage.setItem('mizan.tries', String(tries + 1))
        window.setTimeout(function () {
          window.location.reload()
        }, 1000)
      } catch {
        // Without a place to count there would be no end of it.
      }
    },
    true,
  )
})()
