import './app/no-eval.ts'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './app/theme.css'
import './app/base.css'
import './app/shell.css'
import './app/keys.css'
import './app/controls.css'
import './app/narrow.css'
import './app/page.css'
import './shared/parts/panel.css'
import './shared/parts/grid.css'
import './shared/parts/parts.css'
import './shared/parts/tabs.css'
import './app/forced-colours.css'
import { htmlLang } from '@maru/contract'
import { loadArea, setLanguage } from '@maru/i18n/react'
import { watchLostFocus } from '@maru/ui/watch-focus.ts'
import { createRoot } from 'react-dom/client'
import { Office } from './app/office.tsx'
import { keepFocusOfBusyButtons } from './shared/keep-focus.ts'
import { language } from './shared/settings.ts'

void import('@maru/ui/fonts.css')

const start = async () => {
  const chosen = language.get()
  document.documentElement.lang = htmlLang[chosen]
  await setLanguage(chosen)
  await Promise.all([
    loadArea('office'),
    loadArea('staff-codes'),
    loadArea('cash-reasons'),
    loadArea('sign-up-reasons'),
  ])
  const root = document.getElementById('root')
  keepFocusOfBusyButtons()
  if (root) createRoot(root).render(<Office />)
}
watchLostFocus({ isBusyOff: true })
void start()
