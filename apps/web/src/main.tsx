import { site, speakIn } from '@maru/client'
import { loadArea } from '@maru/i18n/react'
import { startTransition } from 'react'
import { App } from './app/app.tsx'
import { showCoreFonts } from './app/core-fonts.ts'
import { spokenLanguage, startLanguage } from './app/language.ts'
import { createRoot } from './app/react.ts'
import { arrive, askLogin } from './app/router.tsx'
import { routes } from './app/routes.ts'
import { watchVisit } from './features/popups/visit.ts'
import { mainPage } from './features/site/calls/main.ts'
import { currentLayout, goTo, registerRoutes } from './shared/navigation/index.ts'
import { loadPage } from './shared/navigation/pages.ts'

import { makeQueryClient } from './shared/query-client.ts'

const fontsAtLatestMs = 2_000
const fontTimeoutMs = 150

const start = async (): Promise<void> => {
  speakIn(spokenLanguage)
  registerRoutes(routes)
  const layout = currentLayout()
  const wanted = location.pathname + location.search
  let isRefused = false
  let arrival = arrive(layout)
  for (let step = 0; 'instead' in arrival && step < 3; step++) {
    isRefused ||= arrival.because === 'login'
    goTo(arrival.instead, { replace: true })
    arrival = arrive(layout)
  }
  if ('instead' in arrival) return
  // Nothing waits for the configuration here: the page asks for it by its first call.
  void site().then(({ theme }) => {
    const { dataset } = document.documentElement
    // Set anew it would have every style worked out again.
    if (dataset.theme !== theme) dataset.theme = theme
  }, ignore)
  const fonts = showCoreFonts(spokenLanguage())
  const queries = makeQueryClient()
  if (arrival.match.name === 'main') void queries.prefetchQuery(mainPage)
  await Promise.all([startLanguage(), loadPage(arrival.match.row, layout)])
  await Promise.race([fonts, fontTimeout()])
  const root = document.getElementById('root')
  watchVisit()
  // The page that came with the document stays until this moment, and looks the same.
  // As a transition React yields to the browser between parts, so that no press waits for the whole page.
  if (root) startTransition(() => createRoot(root).render(<App first={arrival.match} queries={queries} />))
  if (isRefused) askLogin(wanted)
  whenQuiet(() => {
    void import('@maru/ui/fonts.css')
    // Why something was refused is said without waiting, and without a connection: a page that waits for a text is hidden meanwhile, and loses the focus.
    loadArea('result-codes').catch(ignore)
  })
}

/** What comes after the first page's own content. */
const whenQuiet = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: fontsAtLatestMs })
  else setTimeout(act, fontsAtLatestMs)
}

const fontTimeout = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, fontTimeoutMs))
const ignore = (): void => {}

// In a task of its own, after that which read the script.
setTimeout(() => void start())
