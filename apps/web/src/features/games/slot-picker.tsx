import { useText } from '@maru/i18n/react'
import { Modal } from '@maru/ui/modal.tsx'
import { useQuery } from '@tanstack/react-query'
import { gameList } from './calls/game-list.ts'
import { PosterWall } from './poster-wall.tsx'
import { useOpenGame } from './use-open-game.ts'

type Props = { vendorKey: string; vendorName: string; close: () => void }

/** A vendor's slots, four in a row. */
export function SlotPicker({ vendorKey, vendorName, close }: Props) {
  const say = useText('games')
  const open = useOpenGame()
  const found = useQuery(gameList({ vendorKey, gameType: 'slot' }))
  return (
    <Modal
      open
      onOpenChange={close}
      title={vendorName}
      note={found.data && say('picker.note', { count: found.data.length })}
      closeLabel={useText('common')('action.close')}
      size="lg"
    >
      <PosterWall
        isOfOneVendor
        found={found}
        open={(game) => {
          close()
          open(game)
        }}
      />
    </Modal>
  )
}
