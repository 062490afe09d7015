import { useText } from '@maru/i18n/react'
import { Modal } from '@maru/ui/modal.tsx'
import { lazy, Suspense } from 'react'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { FormSkeleton } from './form-skeleton.tsx'

const LoginForm = lazy(() => import('./login-form.tsx').then((m) => ({ default: m.LoginForm })))

/** `after`: what the guest wanted to do. */
export function LoginDialog({ close, after }: { close: () => void; after?: () => void }) {
  const say = useText('auth')
  return (
    <Modal
      open
      onOpenChange={close}
      title={say('login.title')}
      closeLabel={useText('common')('action.close')}
      className="tablet:w-[440px]"
    >
      <Suspense fallback={<FormSkeleton rows={[1, 1, 1]} />}>
        <LoginForm
          onDone={() => {
            close()
            after?.()
          }}
        />
      </Suspense>
      <p className="mt-4 flex items-center justify-between text-13 text-text-2">
        {say('login.notYet')}
        <button
          type="button"
          onClick={() => openDialog({ kind: 'signup' })}
          className="min-h-8 font-[650] text-accent hover:text-accent-hover touch:min-h-11"
        >
          {say('login.signup')}
        </button>
      </p>
    </Modal>
  )
}
