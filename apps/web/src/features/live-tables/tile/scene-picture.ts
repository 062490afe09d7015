import { sceneSvg } from '@maru/ui/poster/scene.ts'
import { svgUrl } from '@maru/ui/poster/svg-url.ts'
import { roomStill } from '@maru/ui/rooms/room-still.ts'
import { seedOf, vendorHue } from '../../../shared/vendor-hue.ts'
import type { Table } from '../table.ts'

/** The picture of a table's room with the dealer of this shift; of a room that is not drawn, a table in the vendor's colour. */
export const scenePicture = ({ table }: Table): string => {
  const { room, dealer, vendorKey, gameKey, game } = table
  const kind = game === 'dragon-tiger' ? 'dragon' : game.includes('roulette') ? 'roulette' : 'baccarat'
  return roomStill(room, dealer) ?? svgUrl(sceneSvg({ hue: vendorHue(vendorKey), table: kind, seed: seedOf(gameKey) }))
}
