import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { useCountdown } from '@maru/ui/countdown.tsx'
import { PhoneIcon } from '@maru/ui/icons.tsx'
import { Modal } from '@maru/ui/modal.tsx'
import { MoonDial } from '@maru/ui/moon-dial.tsx'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { phoneText } from '../../shared/format/phone.ts'
import { currentLayout, navigate } from '../../shared/navigation/index.ts'
import type { SignedUp } from './use-sign-up.ts'

const callMinutes = 20

/** `isLogin`: it was opened again by a login. */
type Props = SignedUp & { isLogin?: boolean; close: () => void }

/** The application is in; staff call within 20 minutes. Closing it leads to the login. */
export function CompleteDialog({ callBy, memPhone, callFrom, isLogin = false, close }: Props) {
  const say = useText('auth')
  const left = useCountdown(callBy, { now: serverNow })
  const title = say(isLogin ? 'complete.waitingTitle' : 'complete.title')
  const goOn = () => {
    close()
    if (isLogin) return
    if (currentLayout() === 'mobile') navigate({ to: 'login' })
    else openDialog({ kind: 'login' })
  }
  return (
    <Modal
      open
      onOpenChange={goOn}
      title={title}
      hideTitle
      closeLabel={useText('common')('action.close')}
      className="lying:w-[560px]!"
    >
      <div className="grid justify-items-center gap-2 pt-2 text-center lying:grid-cols-[auto_1fr] lying:justify-items-start lying:gap-x-6 lying:pt-0 lying:text-left">
        <MoonDial
          left={left}
          total={callMinutes * 60}
          size={148}
          className="lying:row-span-4"
          label={say('complete.left')}
          closedLabel={say('complete.over')}
          announce={(count) => say('complete.said', { count })}
        />
        <p aria-hidden="true" className="mt-2.5 font-bold font-display text-22">
          {title}
        </p>
        <p className="max-w-80 text-text-2 leading-relaxed">
          {say(left > 0 ? 'complete.text' : 'complete.overText', { phone: phoneText(memPhone) })}
        </p>
        <p className="mt-1 flex items-center gap-1.5 text-13 text-text-3">
          <PhoneIcon size={16} />
          {left > 0 ? (
            say('complete.from', { phone: callFrom })
          ) : (
            <a href={`tel:${callFrom.replaceAll('-', '')}`} className="underline underline-offset-2">
              {say('complete.callUs', { phone: callFrom })}
            </a>
          )}
        </p>
        <Button kind="filled" size="lg" full className="mt-3" onClick={goOn}>
          {say('complete.ok')}
        </Button>
      </div>
    </Modal>
  )
}
