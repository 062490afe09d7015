import { linear, type Picture, repeat } from '../../backdrop/picture.ts'

/** Half of a deck that is being shuffled, lying on the felt; its middle is at 0, 0. */
export const packetPicture: Picture = {
  x: -46,
  y: -30,
  width: 92,
  height: 62,
  body: `<defs>${linear('packet-back', [
    [0, '#1e5a52'],
    [1, '#0d2c2d'],
  ])}</defs><g transform="skewX(-10)"><rect x="-34" y="-14" width="70" height="40" rx="5" fill="#8f8a7c"/>${repeat(5, (card) => `<rect x="-34" y="${-16 - card * 1.6}" width="70" height="40" rx="5" fill="#f4efe2" stroke="#b9b2a0" stroke-width=".6"/>`)}<rect x="-30" y="-19" width="62" height="32" rx="3.500" fill="url(#packet-back)"/><circle cx="1" cy="-3" r="9" fill="#fbefd3"/><circle cx="5" cy="-5" r="7.600" fill="#14453f"/><rect x="-27" y="-16" width="56" height="26" rx="2.500" fill="none" stroke="#e6c98a" stroke-opacity=".6"/></g>`,
}
