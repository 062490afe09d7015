import { useText } from '@maru/i18n/react'
import type { ReactNode } from 'react'
import { sumText } from '../../shared/money.ts'
import { Asking } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { seoulDayClock } from '../../shared/time/seoul.ts'
import { type ProtectionFile, useProtectionFile } from './calls/protection.ts'
import { FileLimits } from './file-limits.tsx'
import { FileNotes } from './file-notes.tsx'
import { FilePauses } from './file-pauses.tsx'
import { LimitChanges } from './limit-changes.tsx'
import './protection.css'
import { ProtectionActs } from './protection-acts.tsx'
import { SignChips } from './sign-chips.tsx'

type Props = { memberId: number; memNick: string }

/** How a member is protected, who changed it, and what staff may do about it. */
export const ProtectionTab = ({ memberId, memNick }: Props) => {
  const may = useMay()
  const mayDecide = may('protection.decide')
  return (
    <Asking query={useProtectionFile(memberId)} lines={10}>
      {(file) => (
        <>
          <Facts file={file} />
          {mayDecide && (
            <div className="panel-pad">
              <ProtectionActs memberId={memberId} memNick={memNick} />
            </div>
          )}
          <FileLimits memberId={memberId} limits={file.limits} mayDecide={mayDecide} />
          <FilePauses memberId={memberId} file={file} mayDecide={mayDecide} />
          <FileNotes memberId={memberId} notes={file.notes} mayDecide={mayDecide} />
          <LimitChanges changes={file.limitChanges} />
        </>
      )}
    </Asking>
  )
}

const Facts = ({ file: { pause, netDeposits, warning } }: { file: ProtectionFile }) => {
  const t = useText('care')
  return (
    <dl className="panel-pad protection-facts">
      <Fact title={t('signs.pause')}>
        {pause ? (
          <>
            <Chip tone="info">{t(`pause.${pause.kind}`)}</Chip>{' '}
            <span className="num">{seoulDayClock(pause.until)}</span>
          </>
        ) : (
          t('pause.none')
        )}
      </Fact>
      <Fact title={t('file.net')}>
        <span className="num">{sumText(netDeposits)}</span>
      </Fact>
      <Fact title={warning ? `${t('file.warning')} · ${t('points', { points: warning.score })}` : t('file.warning')}>
        {warning ? <SignChips signs={warning.signs} /> : t('file.noWarning')}
      </Fact>
    </dl>
  )
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)
