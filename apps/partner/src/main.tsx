import './app/style.css'
import { keepSessionIn, site, speakIn } from '@maru/client'
import { watchLostFocus } from '@maru/ui/watch-focus.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { spokenLanguage, startLanguage } from './app/language.ts'
import { makeQueries } from './app/queries.ts'
import { sessionStore } from './app/session-store.ts'
import { watchEnds } from './shared/ended.ts'

void import('@maru/ui/fonts.css')

const start = async (): Promise<void> => {
  keepSessionIn(sessionStore)
  watchEnds()
  watchLostFocus()
  speakIn(spokenLanguage)
  await startLanguage()
  void site().then(({ theme }) => {
    document.documentElement.dataset.theme = theme
  }, ignore)
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App queries={makeQueries()} />)
}
/** The page's first call says what is wrong. */
const ignore = (): void => {}

void start()
