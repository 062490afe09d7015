import { Button } from '@mantine/core'
import type { SportSwitch } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { Chip } from '../../../shared/parts/chip.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { ReasonModal } from '../../../shared/parts/reason-modal.tsx'
import { useMay } from '../../../shared/staff/me.ts'
import { useSaveRules } from './calls/rules.ts'
import type { FoundRules } from './rules-form.tsx'

/** Takes bets or not. What is open goes on in any case. */
export const SwitchPanel = ({ found }: { found: FoundRules }) => {
  const say = useText('office-sports-rules')
  const mayChange = useMay()('sports.rules')
  const save = useSaveRules()
  const [asked, setAsked] = useState<SportSwitch>()
  const { version, rules } = found
  const close = () => setAsked(undefined)
  const send = (which: SportSwitch, reason: string) => {
    const switches = { ...rules.switches, [which]: !rules.switches[which] }
    save.mutate({ body: { version, rules: { ...rules, switches }, reason } }, { onSettled: close })
  }
  const actOf = (which: SportSwitch) => say(rules.switches[which] ? `turn-off.${which}` : `turn-on.${which}`)
  return (
    <Panel title={say('switch')} head={<span className="quiet">{say('switch.note')}</span>}>
      <div className="panel-pad rules-switches">
        {(['sports', 'esport'] as const).map((which) => (
          <div key={which} className="row">
            <b>{say(`switch.${which}`)}</b>
            <Chip tone={rules.switches[which] ? 'ok' : 'bad'}>{say(rules.switches[which] ? 'on' : 'off')}</Chip>
            {mayChange && (
              <Button className={rules.switches[which] ? 'bad' : ''} onClick={() => setAsked(which)}>
                {actOf(which)}
              </Button>
            )}
          </div>
        ))}
      </div>
      {asked && (
        <ReasonModal
          title={actOf(asked)}
          note={say(rules.switches[asked] ? 'switch.off-note' : 'switch.on-note')}
          presets={[say('switch.why-feed'), say('switch.why-prices'), say('switch.why-over')]}
          confirmLabel={actOf(asked)}
          isGood={!rules.switches[asked]}
          isBusy={save.isPending}
          onConfirm={(reason) => send(asked, reason)}
          onClose={close}
        />
      )}
    </Panel>
  )
}
