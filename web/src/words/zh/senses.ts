/** Words of what one hears and feels. */
export const senses = {
  sound: "声音",
  table: "打牌和吃碰杠胡的声音",
  own: "轮到我和倒数的声音",
  volumes: { off: "关", soft: "小", middle: "中", loud: "大" },
  vibration: "振动",
  vibrationHint: "轮到我、要不要、最后五秒",
  mute: "静音",
  unmute: "打开声音",
};
