import { type DrawFrame, gradient, reelLines, round, times } from './frame-box.ts'

/** A pavilion by the pond: tiled roof, painted beam, red posts, two lamps under the eaves. */
export const pavilion: DrawFrame = (box) => {
  const { x, y, w, h, k, eaves: e } = box
  const centre = x + w / 2
  const post = 26 * k
  const ridge = 74 * k
  const tiles = times(29, (i) => {
    const t = i / 28
    const at = round(x - e * 0.9 + t * (w + 1.8 * e))
    const off = Math.abs(t - 0.5) * 2
    const low = round(y - (25 + 18 * off ** 3.2) * k)
    const top = round(y - ridge - (30 - 18 * off ** 8) * k + off ** 6 * 30 * k)
    return `<path d="M${at} ${low}L${round(centre + (at - centre) * 0.78)} ${top}" stroke="#6f86bd" stroke-opacity=".34" stroke-width="${2.4 * k}"/><circle cx="${at}" cy="${low}" r="${8.5 * k}" fill="#1a2142" stroke="#d9b36c" stroke-width="${1.6 * k}"/><circle cx="${at}" cy="${low}" r="${3.2 * k}" fill="#d9b36c"/>`
  })
  const diamonds = Math.round(w / (40 * k))
  const beam = times(diamonds, (i) => {
    const at = round(x + ((i + 0.5) * w) / diamonds)
    return `<path d="M${at - 12 * k} ${y - 11 * k}L${at} ${y - 19 * k}L${at + 12 * k} ${y - 11 * k}L${at} ${y - 3 * k}Z" fill="${i % 2 ? '#2f8a76' : '#b8433a'}" stroke="#e0bd7a" stroke-opacity=".7"/>`
  })
  const posts = [x - post, x + w]
    .map(
      (at) =>
        `<rect x="${at}" y="${y - 12 * k}" width="${post}" height="${h + 34 * k}" fill="url(#post)"/>${times(3, (i) => `<rect x="${at - 3 * k}" y="${round(y + h * (0.04 + i * 0.46))}" width="${post + 6 * k}" height="${7 * k}" rx="2" fill="#d9b36c"/>`)}`,
    )
    .join('')
  const roof = `M${x - e} ${y - 46 * k}C${x - e * 0.3} ${y - 26 * k} ${x} ${y - 24 * k} ${centre} ${y - 24 * k}S${x + w + e * 0.3} ${y - 26 * k} ${x + w + e} ${y - 46 * k}C${x + w + e * 0.4} ${y - 62 * k} ${x + w - 60 * k} ${y - ridge} ${x + w - 90 * k} ${y - ridge - 36 * k}H${x + 90 * k}C${x + 60 * k} ${y - ridge} ${x - e * 0.4} ${y - 62 * k} ${x - e} ${y - 46 * k}Z`
  const lamps =
    e < 80 * k
      ? ''
      : [x - post - 52 * k, x + w + post + 52 * k]
          .map(
            (at) =>
              `<path d="M${at} ${y - 34 * k}V${y + 30 * k}" stroke="#d9b36c" stroke-width="2"/><circle cx="${at}" cy="${y + 62 * k}" r="${52 * k}" fill="#ff9a4a" opacity=".14"/><rect x="${at - 13 * k}" y="${y + 28 * k}" width="${26 * k}" height="${6 * k}" rx="2" fill="#3a1a14"/><ellipse cx="${at}" cy="${y + 60 * k}" rx="${25 * k}" ry="${27 * k}" fill="url(#lamp)"/><path d="M${at} ${y + 34 * k}v${52 * k}M${at - 13 * k} ${y + 38 * k}q${-9 * k} ${22 * k} 0 ${44 * k}M${at + 13 * k} ${y + 38 * k}q${9 * k} ${22 * k} 0 ${44 * k}" fill="none" stroke="#8a2a14" stroke-opacity=".5"/><rect x="${at - 13 * k}" y="${y + 85 * k}" width="${26 * k}" height="${6 * k}" rx="2" fill="#3a1a14"/><path d="M${at} ${y + 91 * k}v${14 * k}M${at - 6 * k} ${y + 91 * k}v${10 * k}M${at + 6 * k} ${y + 91 * k}v${10 * k}" stroke="#e2483d" stroke-width="${2 * k}"/>`,
          )
          .join('')
  return `<defs>${gradient('roof', [
    [0, '#2a3358'],
    [0.5, '#141a35'],
    [1, '#090c1c'],
  ])}${gradient(
    'post',
    [
      [0, '#3b1d14'],
      [0.3, '#8a4a30'],
      [0.6, '#5e2c1c'],
      [1, '#23100a'],
    ],
    true,
  )}${gradient('beam', [
    [0, '#7d4230'],
    [1, '#2a120c'],
  ])}${gradient('ground', [
    [0, '#081530', 0.8],
    [0.5, '#0b2444', 0.72],
    [1, '#050c20', 0.9],
  ])}${gradient('lamp', [
    [0, '#ffe9b0'],
    [0.5, '#ff9a4a'],
    [1, '#b0331f'],
  ])}</defs>
<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#ground)"/>${reelLines(box, '#050914', '#e0bd7a8c')}${posts}
<rect x="${x - post - 14 * k}" y="${y + h}" width="${w + 2 * post + 28 * k}" height="${20 * k}" rx="${4 * k}" fill="url(#beam)"/><rect x="${x - post - 14 * k}" y="${y + h}" width="${w + 2 * post + 28 * k}" height="${3 * k}" fill="#e0bd7a" opacity=".8"/><rect x="${x - post - 26 * k}" y="${y + h + 20 * k}" width="${w + 2 * post + 52 * k}" height="${16 * k}" rx="${4 * k}" fill="#3b4560"/>
<rect x="${x - post}" y="${y - 22 * k}" width="${w + 2 * post}" height="${22 * k}" fill="url(#beam)"/>${beam}<path d="${roof}" fill="url(#roof)" stroke="#bcd4ff" stroke-opacity=".35" stroke-width="1.500"/>${tiles}<rect x="${x + 78 * k}" y="${y - ridge - 46 * k}" width="${w - 156 * k}" height="${14 * k}" rx="${7 * k}" fill="#202a52" stroke="#d9b36c" stroke-opacity=".7"/>${lamps}`
}
