const SPINES = [
  { x: 36, w: 34, h: 150, fill: '#1f5b41', band: '#f4d58b' },
  { x: 73, w: 26, h: 128, fill: '#d69a2d', band: '#fffcf4' },
  { x: 102, w: 40, h: 166, fill: '#0e626b', band: '#c9ece6' },
  { x: 145, w: 28, h: 138, fill: '#853747', band: '#f8d2c6' },
  { x: 304, w: 36, h: 158, fill: '#26375f', band: '#efd8a0' },
  { x: 343, w: 26, h: 132, fill: '#84471d', band: '#f7d9a5' },
  { x: 372, w: 38, h: 146, fill: '#59396a', band: '#ecd3f3' },
] as const

const STAR =
  'l5 12.2 12.2-5L238 99l12.2 5-12.2 5 5 12.2-12.2-5-5 12.2-5-12.2-12.2 5 5-12.2-12.2-5 12.2-5-5-12.2 12.2 5z'

/** A shelf at the edge of the dunes: books on both sides, and between them the scales, a book in each pan. */
export function HeroArt() {
  return (
    <svg aria-hidden viewBox="0 0 446 360" className="h-auto w-full">
      <path d="M23 360V178C23 66 223 84 223 8c0 76 200 58 200 170v182z" fill="var(--gold-soft)" />
      <path
        d="M37 360V182C37 84 212 92 223 40c11 52 186 44 186 142v178z"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="1.5"
        opacity="0.7"
      />
      <circle cx="223" cy="104" r="31" fill="var(--surface)" opacity="0.75" />
      <path d={`M226 87${STAR}`} fill="var(--gold)" transform="translate(-3 0)" />
      <path d="M37 292c60-42 120-38 178-10s132 24 194-14v92H37z" fill="var(--gold)" opacity="0.28" />
      <g>
        {SPINES.map((spine) => (
          <g key={spine.x}>
            <rect x={spine.x} y={318 - spine.h} width={spine.w} height={spine.h} rx="4" fill={spine.fill} />
            <path
              d={`M${spine.x + 5} ${336 - spine.h}h${spine.w - 10}M${spine.x + 5} ${342 - spine.h}h${spine.w - 10}M${spine.x + 5} 302h${spine.w - 10}`}
              stroke={spine.band}
              strokeWidth="2"
            />
            <path
              d={`M${spine.x + spine.w / 2} ${318 - spine.h / 2 - 9}l9 9-9 9-9-9z`}
              fill="none"
              stroke={spine.band}
              strokeWidth="1.6"
            />
          </g>
        ))}
      </g>
      <g stroke="var(--palm)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M239 152v164M207 318h64" />
        <path d="M190 178c30-10 68-10 98 0" />
        <path d="M190 178l-13 52M190 178l13 52M288 178l-13 52M288 178l13 52" strokeWidth="2" />
      </g>
      <path d="M170 230h40c-2 14-38 14-40 0zM268 230h40c-2 14-38 14-40 0z" fill="var(--palm)" />
      <rect x="176" y="216" width="28" height="12" rx="2" fill="#853747" />
      <rect x="180" y="205" width="22" height="10" rx="2" fill="#d69a2d" />
      <rect x="274" y="214" width="28" height="14" rx="2" fill="#0e626b" />
      <circle cx="239" cy="150" r="6" fill="var(--gold)" />
      <rect x="20" y="318" width="406" height="11" rx="5.5" fill="#84471d" />
      <rect x="20" y="318" width="406" height="4" rx="2" fill="#b9783f" />
    </svg>
  )
}
