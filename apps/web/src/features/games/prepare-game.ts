import { site } from '@maru/client'
import { loadArea } from '@maru/i18n/react'
import { addressOf, currentLayout, matchPath } from '../../shared/navigation/index.ts'
import { loadPage } from '../../shared/navigation/pages.ts'

const mostOrigins = 3
let isPrepared = false

/** Before a game is pressed: the code of its page, and connections to those who may serve it. A failure is reported when it is pressed. */
const prepareGame = async (): Promise<void> => {
  loadArea('games').catch(() => {})
  const layout = currentLayout()
  const match = matchPath(addressOf({ to: 'game' }, layout), layout)
  if (match) loadPage(match.row, layout).catch(() => {})
  const { frameOrigins } = await site()
  for (const origin of frameOrigins.slice(0, mostOrigins)) {
    const link = document.createElement('link')
    link.rel = 'preconnect'
    link.href = origin
    document.head.append(link)
  }
}

/** Tiles of games are the buttons with a picture, and links that are marked so. */
const look = ({ target }: Event): void => {
  if (isPrepared || !(target instanceof Element) || !target.closest('button, a[data-game]')?.querySelector('img'))
    return
  isPrepared = true
  prepareGame().catch(() => {})
}

if (typeof document !== 'undefined')
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, look, { passive: true })
