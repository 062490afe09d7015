import { notifications } from '@mantine/notifications'
import { useText } from '@maru/i18n/react'
import { useDeferredValue, useState } from 'react'
import { useMay } from '../../shared/staff/me.ts'
import { useGames } from '../games/calls/games.ts'
import { type Bonus, type BonusDraft, draftOf, newDraft, problemsOf, termsOf } from './bonus-draft.rules.ts'
import { BonusForm } from './bonus-form.tsx'
import { useBonusCost } from './calls/cost.ts'
import { useSaveBonus } from './calls/save-bonus.ts'
import { CostPanel } from './cost-panel.tsx'
import './bonuses.css'

type Props = { bonus: Bonus | undefined; onSaved: (code: string) => void }

/** The fields of a bonus, and what they cost, side by side. */
export const BonusEditor = ({ bonus, onSaved }: Props) => {
  const t = useText('office-bonus')
  const may = useMay()
  const [first] = useState<BonusDraft>(() => (bonus ? draftOf(bonus) : newDraft()))
  const [draft, setDraft] = useState(first)
  const [proposed, setProposed] = useState<number>()
  const save = useSaveBonus()
  const games = useGames(may('games.read'))
  const looked = useDeferredValue(draft)
  // The names change nothing about the cost, and a new bonus has none yet.
  const priced = { ...looked, code: looked.trigger === 'deposit' ? 'first' : 'x', ko: 'x', en: 'x', vn: 'x' }
  const terms = problemsOf(priced).length === 0 ? termsOf(priced) : undefined
  const cost = useBonusCost(terms)
  const send = (sent: BonusDraft) =>
    save.mutate(
      {
        params: { code: sent.code },
        body: { after: bonus?.version ?? 0, isOn: sent.isOn, terms: termsOf(sent), reason: sent.reason },
      },
      {
        onSuccess: ({ version }) => {
          notifications.show({ message: t(version === null ? 'form.asked' : 'form.saved') })
          if (version !== null) onSaved(sent.code)
        },
      },
    )
  const isLocked = !may('bonuses.manage')
  return (
    <>
      <BonusForm
        first={first}
        version={bonus?.version ?? 0}
        isLocked={isLocked}
        isBusy={save.isPending}
        games={(games.data?.rows ?? []).map(({ vendorKey, gameKey, vendorName, name }) => ({
          value: `${vendorKey} ${gameKey}`,
          label: `${name} · ${vendorName}`,
        }))}
        proposed={proposed}
        onDraft={setDraft}
        onSave={send}
      />
      <div className="bonus-side">
        <CostPanel terms={terms} query={cost} onFix={isLocked ? undefined : setProposed} />
      </div>
    </>
  )
}
