/** The table without anything on it: felt, lamp, rail, chip rack and shoe. */
export function Felt() {
  return (
    <svg className="felt-art" viewBox="0 0 1440 698" preserveAspectRatio="xMidYMin meet" aria-hidden="true">
      <defs>
        <radialGradient id="felt" cx=".5" cy="0" r="1">
          <stop offset="0" stopColor="#2b7465" />
          <stop offset=".42" stopColor="#144a40" />
          <stop offset=".8" stopColor="#0a2623" />
          <stop offset="1" stopColor="#061715" />
        </radialGradient>
        <linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff3d6" stopOpacity=".28" />
          <stop offset="1" stopColor="#fff3d6" stopOpacity="0" />
        </linearGradient>
      </defs>
      <ellipse cx="720" cy="-100" rx="975" ry="748" fill="#1c1310" />
      <ellipse cx="720" cy="-100" rx="962" ry="736" fill="#3a261b" />
      <ellipse
        cx="720"
        cy="-100"
        rx="940"
        ry="716"
        fill="url(#felt)"
        stroke="#e7c98a"
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
      <path d="M560 0H880L1120 420H320Z" fill="url(#lamp)" />
      <g transform="translate(720 0)">
        <path d="M-150 0H150V24a10 10 0 0 1-10 10H-140a10 10 0 0 1-10-10Z" fill="#0d0b0c" />
        {RACK.map((fill, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of chips
          <rect key={index} x={-140 + index * 14.2} y="6" width="10" height="22" rx="2" fill={fill} />
        ))}
      </g>
      <g transform="translate(980 24) rotate(18)">
        <rect x="-46" y="-28" width="104" height="60" rx="8" fill="#0e0c10" stroke="#e7c98a" strokeOpacity=".5" />
        <rect x="-38" y="-18" width="30" height="40" rx="3" fill="#fdfcf7" />
      </g>
    </svg>
  )
}

const RACK = ['#b4313a', '#2460cf', '#1b7a50', '#5a6072', '#2b2438'].flatMap((fill) => [fill, fill, fill, fill])
