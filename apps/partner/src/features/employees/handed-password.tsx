import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Modal } from '@maru/ui/modal.tsx'
import { CopyButton } from '../../shared/copy-button.tsx'

export type Handed = { name: string; loginId: string; password: string }

/** Shown this once. */
export function HandedPassword({ handed: { name, loginId, password }, close }: { handed: Handed; close: () => void }) {
  const say = useText('partner-site')
  return (
    <Modal open onOpenChange={close} title={name} dismissable={false}>
      <div className="grid gap-4">
        <p className="text-13 text-text-2 leading-relaxed">{say('password.text')}</p>
        <dl className="grid gap-3 rounded-control bg-surface-1 p-4">
          <div>
            <dt className="text-12 text-text-3">{say('employees.login')}</dt>
            <dd className="num mt-0.5 break-all font-semibold">{loginId}</dd>
          </div>
          <div>
            <dt className="text-12 text-text-3">{say('password.title')}</dt>
            <dd className="num mt-0.5 break-all font-semibold">{password}</dd>
          </div>
        </dl>
        <CopyButton text={`${loginId}\n${password}`} />
        <Button kind="filled" size="lg" full onClick={close}>
          {say('password.done')}
        </Button>
      </div>
    </Modal>
  )
}
