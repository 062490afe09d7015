import { type RoomName, roomNames } from '@maru/ui/rooms/room-names.ts'
import type { RoomMoment } from '../../pages/src/live/scene/scene.ts'
import { openRenderer } from '../../pages/src/slot/open-renderer.ts'
import { type Cell, openCell } from './scene-cell.ts'
import { actsOf } from './shown-acts.ts'
import { textureMegabytes } from './texture-megabytes.ts'

/**
 * `?rooms=pine,wave&w=360&h=200&columns=4`, `?rooms=pine&acts=draw,turn&frames=12&step=150`: a picture for each room, act and frame. The slider moves the time, `live`
 * lets it run. Further: dealer, seed, now, x and y of the act, zoom, marks, still, ms (of the act).
 */
const asked = new URLSearchParams(location.search)
const list = (name: string, otherwise: readonly string[]): string[] =>
  asked.get(name)?.split(',').filter(Boolean) ?? [...otherwise]
const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise)

const [width, height] = [number('w', 480), number('h', 300)]
const frames = number('frames', 1)
const columns = number('columns', frames > 1 ? frames : Math.max(1, Math.floor(1440 / width)))
const step = number('step', 150)

const momentAt = (ms: number, isDealing: boolean): RoomMoment => ({
  now: number('now', 100_000) + ms,
  row: { round: 1, phase: 'dealing', startedAt: 0, endsAt: null, voided: false },
  deal: null,
  dealing: isDealing ? ms : undefined,
  isStill: asked.has('still'),
})

const host = document.getElementById('stage')
const slider = document.getElementById('time')
const sheet = document.querySelector('canvas')
if (host && slider instanceof HTMLInputElement && sheet) {
  host.style.width = `${width}px`
  host.style.height = `${height}px`
  const renderer = await openRenderer(host)
  host.hidden = true
  const shown = (list('rooms', roomNames) as RoomName[]).flatMap((room) =>
    list('acts', ['']).map((act) => ({ room, acts: actsOf(act, number('ms', 1_000), asked) })),
  )
  const cells: Cell[] = []
  for (const [index, { room, acts }] of shown.entries())
    cells.push(
      await openCell({
        room,
        acts,
        dealer: asked.has('dealer') ? number('dealer', 0) : undefined,
        width,
        height,
        seed: number('seed', 7) + index,
        isMarked: asked.has('marks'),
        zoom: number('zoom', 1),
        board: asked.get('board') ?? undefined,
      }),
    )
  const dense = devicePixelRatio
  sheet.width = width * columns * dense
  sheet.height = height * Math.ceil((cells.length * frames) / columns) * dense
  const pen = sheet.getContext('2d')
  const draw = (ms: number): void => {
    for (const [index, cell] of cells.entries())
      for (let frame = 0; frame < frames; frame++) {
        const at = index * frames + frame
        cell.update(momentAt(ms + frame * step, cell.acts.length > 0))
        renderer.render(cell.view)
        pen?.drawImage(
          renderer.canvas,
          (at % columns) * width * dense,
          Math.floor(at / columns) * height * dense,
          width * dense,
          height * dense,
        )
      }
  }
  slider.addEventListener('input', () => draw(Number(slider.value)))
  const from = number('from', 0)
  draw(from)
  if (asked.has('live'))
    requestAnimationFrame(function next(time) {
      draw(from + time)
      requestAnimationFrame(next)
    })
  // Script of one update of everything that is shown, in ms: the median and the 95th percentile of so many.
  if (asked.has('measure')) {
    const spent = Array.from({ length: number('measure', 600) }, (_, frame) => {
      const began = performance.now()
      for (const cell of cells) cell.update(momentAt(from + frame * 16.7, cell.acts.length > 0))
      return performance.now() - began
    }).sort((a, b) => a - b)
    const at = (part: number) => spent[Math.floor(spent.length * part)]?.toFixed(3)
    document.body.dataset.measured = `median ${at(0.5)}, p95 ${at(0.95)}, textures ${textureMegabytes(cells.map(({ view }) => view))} MB`
  }
  document.body.dataset.picture = sheet.toDataURL(asked.has('webp') ? 'image/webp' : 'image/png', 0.84)
  document.body.dataset.ready = 'yes'
}
