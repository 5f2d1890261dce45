const SPINES = [
  { x: 52, w: 34, h: 150, fill: '#1f5b41', band: '#f4d58b' },
  { x: 89, w: 26, h: 128, fill: '#d69a2d', band: '#fffcf4' },
  { x: 118, w: 40, h: 166, fill: '#0e626b', band: '#c9ece6' },
  { x: 288, w: 36, h: 158, fill: '#26375f', band: '#efd8a0' },
  { x: 327, w: 26, h: 132, fill: '#84471d', band: '#f7d9a5' },
  { x: 356, w: 38, h: 146, fill: '#59396a', band: '#ecd3f3' },
] as const

const STAR =
  'M223.0 82.0L228.0 92.0L238.6 88.4L235.0 99.0L245.0 104.0L235.0 109.0L238.6 119.6L228.0 116.0L223.0 126.0L218.0 116.0L207.4 119.6L211.0 109.0L201.0 104.0L211.0 99.0L207.4 88.4L218.0 92.0z'

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
      <path d={STAR} fill="var(--gold)" />
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
        <path d="M223 152v164M193 318h60" />
        <path d="M179 178c28-10 60-10 88 0" />
        <path d="M179 178l-12 52M179 178l12 52M267 178l-12 52M267 178l12 52" strokeWidth="2" />
      </g>
      <path d="M161 230h36c-2 13-34 13-36 0zM249 230h36c-2 13-34 13-36 0z" fill="var(--palm)" />
      <rect x="166" y="216" width="26" height="12" rx="2" fill="#853747" />
      <rect x="169" y="205" width="20" height="10" rx="2" fill="#d69a2d" />
      <rect x="254" y="214" width="26" height="14" rx="2" fill="#0e626b" />
      <circle cx="223" cy="150" r="6" fill="var(--gold)" />
      <rect x="20" y="318" width="406" height="11" rx="5.5" fill="#84471d" />
      <rect x="20" y="318" width="406" height="4" rx="2" fill="#b9783f" />
    </svg>
  )
}
