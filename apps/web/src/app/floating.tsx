import { useText } from '@maru/i18n/react'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { GameCover } from '../features/games/game-cover.tsx'
import { isOverlaid, onGameWords, useGameWindow } from '../features/games/game-window.ts'
import { RealityWatch } from '../features/protection/reality-watch.tsx'
import { closeDialog, type Dialog, useDialog } from '../shared/dialogs/dialogs.ts'
import { navigate } from '../shared/navigation/index.ts'
import { useRefreshMember } from '../shared/session/session.ts'
import { onToasterWanted, toasterIsReady, toasterIsWanted } from '../shared/toast.ts'

const Toaster = lazy(() => import('@maru/ui/toaster.tsx').then((m) => ({ default: m.Toaster })))
// A dialog and its form come side by side; the dialog does not wait for the form.
const LoginDialog = lazy(() => {
  import('../features/auth/login-form.tsx').catch(ignore)
  return import('../features/auth/login-dialog.tsx').then((m) => ({ default: m.LoginDialog }))
})
const SignUpDialog = lazy(() => {
  import('../features/auth/sign-up-form.tsx').catch(ignore)
  return import('../features/auth/sign-up-dialog.tsx').then((m) => ({ default: m.SignUpDialog }))
})
const CompleteDialog = lazy(() =>
  import('../features/auth/complete-dialog.tsx').then((m) => ({ default: m.CompleteDialog })),
)
const SlotPicker = lazy(() => import('../features/games/slot-picker.tsx').then((m) => ({ default: m.SlotPicker })))
const Messages = lazy(() =>
  import('../features/messages/messages-dialog.tsx').then((m) => ({ default: m.MessagesDialog })),
)
const Notice = lazy(() => import('../features/site/notice-dialog.tsx').then((m) => ({ default: m.NoticeDialog })))
const Terms = lazy(() => import('../features/site/terms-dialog.tsx').then((m) => ({ default: m.TermsDialog })))
const Popups = lazy(() => import('../features/popups/popup-dialog.tsx').then((m) => ({ default: m.PopupDialog })))
const Bet = lazy(() => import('../features/bets/bet-detail-dialog.tsx').then((m) => ({ default: m.BetDetailDialog })))
const Convert = lazy(() => import('../features/points/convert-dialog.tsx').then((m) => ({ default: m.ConvertDialog })))
const Merge = lazy(() => import('../features/transfers/merge-dialog.tsx').then((m) => ({ default: m.MergeDialog })))
const Purse = lazy(() => import('../features/games/purse-dialog.tsx').then((m) => ({ default: m.PurseDialog })))
const CommandBar = lazy(() => import('./command/command-bar.tsx').then((m) => ({ default: m.CommandBar })))

const GameOverlay = lazy(() => import('../features/games/game-overlay.tsx').then((m) => ({ default: m.GameOverlay })))

/** The one modal that may be open, and the toasts. */
export function Floating() {
  const dialog = useDialog()
  const game = useGameWindow()
  const refreshMember = useRefreshMember()
  useEffect(() =>
    onGameWords({
      closed: () => void refreshMember(),
      balanceChanged: () => void refreshMember(),
      deposit: () => {
        window.focus()
        navigate({ to: 'charge' })
      },
    }),
  )
  return (
    <>
      {dialog && <Suspense>{shown(dialog)}</Suspense>}
      <GameCover />
      {isOverlaid(game) && (
        <Suspense>
          <GameOverlay shown={game} />
        </Suspense>
      )}
      <RealityWatch />
      <LazyToaster />
    </>
  )
}

const shown = (dialog: Dialog) => {
  switch (dialog.kind) {
    case 'login':
      return <LoginDialog close={closeDialog} after={dialog.after} />
    case 'signup':
      return <SignUpDialog close={closeDialog} />
    case 'signup-complete':
      return <CompleteDialog close={closeDialog} {...dialog} />
    case 'slot-picker':
      return <SlotPicker close={closeDialog} {...dialog} />
    case 'messages':
      return <Messages close={closeDialog} />
    case 'notice':
      return <Notice close={closeDialog} idx={dialog.idx} />
    case 'terms':
      return <Terms close={closeDialog} />
    case 'popup':
      return <Popups close={closeDialog} popups={dialog.popups} />
    case 'bet':
      return <Bet close={closeDialog} row={dialog.row} />
    case 'convert':
      return <Convert close={closeDialog} {...dialog} />
    case 'merge':
      return <Merge close={closeDialog} />
    case 'purse':
      return <Purse close={closeDialog} {...dialog} />
    case 'command':
      return <CommandBar close={closeDialog} />
  }
}

// Whoever shows it asks again, and says so if it fails again.
const ignore = () => undefined

/** The bar at the top of a wide screen, the tabs at the bottom of a phone, and some air. */
const barHeight = 76

function LazyToaster() {
  const isWanted = useSyncExternalStore(onToasterWanted, toasterIsWanted, () => false)
  return isWanted ? (
    <Suspense>
      <ReadyToaster />
    </Suspense>
  ) : null
}

function ReadyToaster() {
  const say = useText('common')
  return (
    <>
      <Toaster label={say('notice.regionLabel')} closeLabel={say('action.close')} offset={barHeight} />
      <Ready />
    </>
  )
}

function Ready() {
  useEffect(toasterIsReady, [])
  return null
}
