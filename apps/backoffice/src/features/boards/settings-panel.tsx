import { Button, NumberInput, Switch } from '@mantine/core'
import { type AdminAnswerOf, type adminBoardSettings, highestLevel } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { Asking } from '../../shared/parts/asking.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useBoardSettings, useSaveBoardSettings } from './calls/boards.ts'

type Row = AdminAnswerOf<typeof adminBoardSettings>['rows'][number]

/** Who may write on each board, and when staff look at it first. */
export const SettingsPanel = () => {
  const query = useBoardSettings()
  return (
    <Asking query={query} lines={8}>
      {({ rows }) => (
        <div className="board-settings">
          {rows.map((row) => (
            // Saved by somebody else, it starts anew.
            <BoardPanel key={JSON.stringify(row)} row={row} />
          ))}
        </div>
      )}
    </Asking>
  )
}

const BoardPanel = ({ row: { board, listed, ...first } }: { row: Row }) => {
  const t = useText('office')
  const say = useText('office-boards')
  const may = useMay()
  const save = useSaveBoardSettings()
  const [draft, setDraft] = useState(first)
  const isSame = JSON.stringify(draft) === JSON.stringify(first)
  const level = (field: 'writeLevel' | 'commentLevel') => (
    <NumberInput
      label={say(`settings.${field}`)}
      description={say('settings.levelHint')}
      min={0}
      max={highestLevel}
      allowDecimal={false}
      clampBehavior="strict"
      value={draft[field]}
      onChange={(value) => setDraft({ ...draft, [field]: Number(value) || 0 })}
    />
  )
  return (
    <Panel
      title={say(`board.${board}`)}
      head={<span className="quiet num">{say('settings.posts', { count: listed })}</span>}
    >
      <div className="panel-pad form">
        {level('writeLevel')}
        {level('commentLevel')}
        <NumberInput
          label={say('settings.reports')}
          min={1}
          max={1000}
          allowDecimal={false}
          clampBehavior="strict"
          value={draft.reportsToReview}
          onChange={(value) => setDraft({ ...draft, reportsToReview: Math.max(1, Number(value) || 1) })}
        />
        <Switch
          label={say('settings.reviewed')}
          checked={draft.isReviewed}
          onChange={(event) => setDraft({ ...draft, isReviewed: event.currentTarget.checked })}
        />
        {may('boards.write') && (
          <Button
            variant="filled"
            disabled={isSame}
            loading={save.isPending}
            onClick={() => save.mutate({ params: { board }, body: draft })}
          >
            {t('act.save')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
