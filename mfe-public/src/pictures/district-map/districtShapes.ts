/** Size of the map in its own units. */
export const MAP_SIZE = { width: 256, height: 288 };

/** Outline of the island, after Natural Earth (public domain). */
export const ISLAND =
  'M237 236 239 243 242 252 245 260 246 267 245 273 242 276 235 277 227 276 216 273 204 269 191 263 179 255 166 244 152 230 138 214 123 198 109 182 94 168 79 156 62 145 46 135 30 125 18 114 10 104 7 92 9 79 14 66 20 54 26 43 31 34 34 26 36 19 37 13 40 10 45 8 52 10 63 15 76 23 90 33 106 46 122 60 136 75 151 93 167 114 182 137 197 160 210 180 220 196 227 208 231 215 233 221 235 226 236 230z';

/** District by its option ID, with a schematic border and the place of its count. */
type DistrictShape = { id: number; path: string; x: number; y: number };

export const DISTRICT_SHAPES: readonly DistrictShape[] = [
  // Noord/Tanki Leendert
  {
    id: 401,
    path: 'M45 135 30 125 18 114 10 104 7 92 9 79 14 66 20 54 26 43 31 34 34 26 36 19 37 13 40 10 45 8 52 10 63 15 76 23 90 33 106 46 122 60 131 69z',
    x: 60,
    y: 71,
  },
  // Oranjestad West
  {
    id: 402,
    path: 'M79 156 62 145 46 135 45 135 100 93 120 124z',
    x: 85,
    y: 126,
  },
  // Oranjestad Oost
  {
    id: 403,
    path: 'M114 188 109 182 94 168 79 156 120 124 150 159z',
    x: 116,
    y: 157,
  },
  // Paradera
  {
    id: 404,
    path: 'M136 143 120 124 100 93 131 69 136 75 151 93 167 114 169 117z',
    x: 134,
    y: 106,
  },
  // Santa Cruz
  {
    id: 405,
    path: 'M191 209 148 157 136 143 169 117 182 137 197 160 210 180 214 187z',
    x: 176,
    y: 162,
  },
  // Savaneta
  {
    id: 406,
    path: 'M159 237 152 230 138 214 123 198 114 188 150 159 191 209z',
    x: 153,
    y: 198,
  },
  // San Nicolas Noord
  {
    id: 407,
    path: 'M237 236 239 243 242 252 245 260 245 263 191 209 214 187 220 196 227 208 231 215 233 221 235 226 236 230z',
    x: 219,
    y: 220,
  },
  // San Nicolas Zuid
  {
    id: 408,
    path: 'M245 263 246 267 245 273 242 276 235 277 227 276 216 273 204 269 191 263 179 255 166 244 159 237 191 209z',
    x: 203,
    y: 247,
  },
];
