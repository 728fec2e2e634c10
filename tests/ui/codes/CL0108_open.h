


#if 1
