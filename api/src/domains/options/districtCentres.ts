/**
 * Centres of the districts in degrees: the place that a district is named after, from GeoNames (geonames.org, CC BY
 * 4.0, read in November 2026). Noord/Tanki Leendert has the middle between both; the halves of Oranjestad and of San
 * Nicolas have the centre of their town.
 */
const CENTRES = new Map<number, { latitude: number; longitude: number }>([
  [401, { latitude: 12.55255, longitude: -70.02601 }],
  [402, { latitude: 12.52398, longitude: -70.02703 }],
  [403, { latitude: 12.52398, longitude: -70.02703 }],
  [404, { latitude: 12.5351, longitude: -70.00688 }],
  [405, { latitude: 12.50953, longitude: -69.98094 }],
  [406, { latitude: 12.45026, longitude: -69.93811 }],
  [407, { latitude: 12.43624, longitude: -69.90713 }],
  [408, { latitude: 12.43624, longitude: -69.90713 }],
]);

/** Kilometres of a degree of latitude, and of one of longitude at the latitude of Aruba. */
const KILOMETRES = { latitude: 110.6, longitude: 108.7 };

/**
 * Returns the kilometres of the straight line between the centres of two districts, rounded up: at least 1 between two,
 * 0 in the same one. Undefined for a district without a centre.
 */
export function distanceBetween(from: number, to: number): number | undefined {
  if (from === to) return 0;
  const [start, end] = [CENTRES.get(from), CENTRES.get(to)];
  if (!start || !end) return undefined;
  const north = (start.latitude - end.latitude) * KILOMETRES.latitude;
  const east = (start.longitude - end.longitude) * KILOMETRES.longitude;
  return Math.max(1, Math.ceil(Math.hypot(north, east)));
}

/** Returns the kilometres from the nearest of some districts. */
export function distanceFromAny(from: readonly number[], to: number): number | undefined {
  const distances = from.flatMap((id) => distanceBetween(id, to) ?? []);
  return distances.length === 0 ? undefined : Math.min(...distances);
}

/** Returns the districts whose centre is within a distance of one of these districts, including these themselves. */
export function districtsWithin(from: readonly number[], kilometres: number): number[] {
  const near = [...CENTRES.keys()].filter((id) => (distanceFromAny(from, id) ?? Infinity) <= kilometres);
  return [...new Set([...from, ...near])];
}

/** Returns the distance of each district from the nearest of some. */
export function distancesFrom(from: readonly number[]): [id: number, kilometres: number][] {
  return [...CENTRES.keys()].flatMap((id) => {
    const distance = distanceFromAny(from, id);
    return distance === undefined ? [] : [[id, distance]];
  });
}
