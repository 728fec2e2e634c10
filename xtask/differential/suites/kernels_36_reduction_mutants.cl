// std: 1.0 1.2 2.0
#define WG 32

kernel __attribute__((reqd_work_group_size(WG, 1)))
void red0(global uint *data, global uint *result, local uint *scratch) {
  local int tile[WG];
  uint lid = get_local_id(0);
  event_t e = async_work_group_copy(scratch, data, WG, 0);
  wait_group_events(1, &e);
  for (uint k = WG / 2; k > 0; k >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < k) { scratch[lid] += scratch[lid + k]; tile[lid] = 0; }
  }
  result[get_group_id(0)] = *scratch;
}

kernel __attribute__((reqd_work_group_size(WG, 1, 1)))
void red1(global uint *data, global uint *result, local uint *scratch) {
  local int tile[WG] = {0};
  uint lid = get_local_id(0);
  event_t e = async_work_group_copy(scratch, data, WG, 0);
  wait_group_events(1, &e);
  for (uint k = WG / 2; k > 0; k >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < k) { scratch[lid] += scratch[lid + k]; tile[lid] = 0; }
  }
  result[get_group_id(0)] = *scratch;
}

kernel __attribute__((reqd_work_group_size(WG, 1, 1)))
void red2(global uint *data, global uint *result, local uint *scratch) {
  local int tile[WG];
  uint lid = get_local_id(0);
  event_t e = async_work_group_copy(scratch, data, WG, 0);
  wait_group_events(1, e);
  for (uint k = WG / 2; k > 0; k >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < k) { scratch[lid] += scratch[lid + k]; tile[lid] = 0; }
  }
  result[get_group_id(0)] = *scratch;
}

__attribute__((reqd_work_group_size(WG, 1, 1)))
void red3(global uint *data, global uint *result, local uint *scratch) {
  local int tile[WG];
  uint lid = get_local_id(0);
  event_t e = async_work_group_copy(scratch, data, WG, 0);
  wait_group_events(1, &e);
  for (uint k = WG / 2; k > 0; k >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < k) { scratch[lid] += scratch[lid + k]; tile[lid] = 0; }
  }
  result[get_group_id(0)] = *scratch;
}

kernel __attribute__((reqd_work_group_size(WG, 1, 1)))
void red4(global uint *data, global uint *result, global uint *scratch) {
  local int tile[WG];
  uint lid = get_local_id(0);
  event_t e = async_work_group_copy(scratch, data, WG, 0);
  wait_group_events(1, &e);
  for (uint k = WG / 2; k > 0; k >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < k) { scratch[lid] += scratch[lid + k]; tile[lid] = 0; }
  }
  result[get_group_id(0)] = *scratch;
}

kernel __attribute__((reqd_work_group_size(WG, 1, 1)))
void red5(global uint *data, global uint *result, local uint *scratch) {
  local int tile[WG];
  uint lid = get_local_id(0);
  event_t e = async_work_group_copy(scratch, data, WG, 0);
  wait_group_events(1, &e);
  for (uint k = WG / 2; k > 0; k >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < k) { scratch[lid] += scratch[lid + k]; tile[lid] = 0; }
  }
  result[get_group_id()] = *scratch;
}

kernel __attribute__((reqd_work_group_size(WG, 1, 1)))
int red6(global uint *data, global uint *result, local uint *scratch) {
  local int tile[WG];
  uint lid = get_local_id(0);
  event_t e = async_work_group_copy(scratch, data, WG, 0);
  wait_group_events(1, &e);
  for (uint k = WG / 2; k > 0; k >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < k) { scratch[lid] += scratch[lid + k]; tile[lid] = 0; }
  }
  result[get_group_id(0)] = *scratch;
}

kernel __attribute__((reqd_work_group_size(WG, 1, 1)))
void red7(global uint *data, global uint *result, local uint *scratch) {
  local int tile[lid];
  uint lid = get_local_id(0);
  event_t e = async_work_group_copy(scratch, data, WG, 0);
  wait_group_events(1, &e);
  for (uint k = WG / 2; k > 0; k >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < k) { scratch[lid] += scratch[lid + k]; tile[lid] = 0; }
  }
  result[get_group_id(0)] = *scratch;
}

kernel __attribute__((reqd_work_group_size(WG, 1, 1)))
void red8(global uint *data, global uint *result, local uint *scratch) {
  local int tile[WG];
  uint lid = get_local_id(0);
  event_t e = async_work_group_copy(data, scratch, WG);
  wait_group_events(1, &e);
  for (uint k = WG / 2; k > 0; k >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < k) { scratch[lid] += scratch[lid + k]; tile[lid] = 0; }
  }
  result[get_group_id(0)] = *scratch;
}

kernel __attribute__((reqd_work_group_size(WG, 1, 0)))
void red9(global uint *data, global uint *result, local uint *scratch) {
  local int tile[WG];
  uint lid = get_local_id(0);
  event_t e = async_work_group_copy(scratch, data, WG, 0);
  wait_group_events(1, &e);
  for (uint k = WG / 2; k > 0; k >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < k) { scratch[lid] += scratch[lid + k]; tile[lid] = 0; }
  }
  result[get_group_id(0)] = *scratch;
}
