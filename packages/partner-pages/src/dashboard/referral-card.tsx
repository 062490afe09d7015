import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Panel } from '@maru/ui/card.tsx'
import { CopyIcon } from '@maru/ui/icons.tsx'
import type { ReactNode } from 'react'
import { useMe } from '../frame/me.ts'
import { useHost } from '../host/host.ts'
import { QrCode, qrFile } from '../parts/qr-code.tsx'
import { saveFile } from '../parts/save-file.ts'

/** The link by which somebody signs up below this partner, to copy, to scan, to print. */
export function ReferralCard({ action }: { action?: ReactNode }) {
  const say = useText('partner')
  const sayCommon = useText('common')
  const { referralLink, notify } = useHost()
  const { recommenderId } = useMe()
  const link = referralLink(recommenderId)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify.ok(say('referral.copied')),
      () => notify.error(say('referral.notCopied')),
    )
  return (
    <Panel title={say('referral.title')} action={action}>
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={link} label={say('referral.qr')} className="size-28 shrink-0 rounded-control" />
        <div className="grid min-w-40 flex-1 gap-2">
          <p className="break-all rounded-control bg-surface-1 px-3 py-2.5 text-13">{link}</p>
          <div className="flex flex-wrap gap-2">
            <Button className="flex-1" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
              {sayCommon('action.copy')}
            </Button>
            <Button className="flex-1" onClick={() => saveFile(qrFile(link), `${recommenderId}.svg`)}>
              {say('referral.save')}
            </Button>
          </div>
        </div>
      </div>
      <p className="mt-3 text-12 text-text-3">{say('referral.note', { name: recommenderId })}</p>
    </Panel>
  )
}
