/** Names of outline icons by Tabler. The build makes a sprite of exactly these. */
export const iconNames = [
  "bed",
  "body-scan",
  "bone",
  "brain",
  "building-hospital",
  "certificate",
  "clock",
  "contract",
  "dental",
  "droplet",
  "eye",
  "file-check",
  "first-aid-kit",
  "gender-female",
  "heartbeat",
  "id-badge-2",
  "mail",
  "map-pin",
  "phone",
  "refresh",
  "shoe",
  "stethoscope",
  "user-heart",
  "users-group",
] as const;

export type IconName = (typeof iconNames)[number];
